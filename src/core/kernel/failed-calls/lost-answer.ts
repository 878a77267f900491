import type { Failure } from '@/core/kernel/common/failure';

/** Returns true for no answer, a proxy's answer, or an incomplete answer. The call may have had its effect. */
export function isAnswerLost({ kind, status, code }: Failure): boolean {
  return kind === 'network' || (kind === 'unavailable' && (code === `http_${status}` || code === 'answer_unreadable'));
}
