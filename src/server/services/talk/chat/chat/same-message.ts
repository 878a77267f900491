import type { Message } from '@/contract/generated/chat';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';

/** Throws 409 `idempotency_key_reused` for another user's id or another text. */
export function sameMessage(earlier: Message, content: string): Message {
  if (earlier.isMine && earlier.content === content) return earlier;
  throw new Problem(409, 'idempotency_key_reused', requestRefusals.keyReused);
}
