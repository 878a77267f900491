import type { Failure } from '@/core/kernel/common/failure';

/** Returns whether it is unknown if the call had its effect: no answer came, or a proxy's in place of the service's, or half of one. */
export function isAnswerLost({ kind, status, code }: Failure): boolean {
  return kind === 'network' || (kind === 'unavailable' && (code === `http_${status}` || code === 'answer_unreadable'));
}
