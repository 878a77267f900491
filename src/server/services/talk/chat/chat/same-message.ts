import type { Message } from '@/contract/generated/chat';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';

/** Returns the message that was sent before under an id. Throws 409 `idempotency_key_reused` for another user's, and for another text. */
export function sameMessage(earlier: Message, content: string): Message {
  if (earlier.isMine && earlier.content === content) return earlier;
  throw new Problem(409, 'idempotency_key_reused', requestRefusals.keyReused);
}
