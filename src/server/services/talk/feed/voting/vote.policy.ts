import { mayVote, READER_REQUIRED } from '@/core/talk/voting/voting.rules';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';

/** Throws 422 `reader_required` (RO-GATES). */
export function requireVoter(viewer: Viewer): void {
  if (!mayVote(viewer)) throw new Problem(422, 'reader_required', READER_REQUIRED);
}
