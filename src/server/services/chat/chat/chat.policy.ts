import type { TalkState } from '@/core/chat/chat.rules';
import { chatRefusals } from '@/core/chat/chat-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Appearance, ShownViewer } from '@/server/contract/viewer';

/** Returns the pseudonym that a writer speaks under; throws 422 `writer_required` for others. */
export function pseudonymOf({ isWriter, profiles }: ShownViewer): Appearance {
  const pseudonym = profiles.find(({ profileType }) => profileType === 'ANONYMOUS');
  if (isWriter && pseudonym !== undefined) return pseudonym;
  throw new Problem(422, 'writer_required', chatRefusals.writerRequired);
}

/** Throws 422 for a conversation that takes no message of the user. */
export function requireOpen(state: TalkState): void {
  if (state === 'CLOSED') throw new Problem(422, 'talk_closed', chatRefusals.closed);
  if (state !== 'OPEN') throw new Problem(422, 'talk_not_accepted', chatRefusals.notAccepted);
}

/** The answer to every call for a conversation that the user is not in, or not any more. */
export function talkNotFound(): Problem {
  return new Problem(404, 'talk_not_found', chatRefusals.talkNotFound);
}
