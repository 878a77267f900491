import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';

/** Refuses a user who is neither reader nor writer: 422 `reader_required` (RO-GATES). */
export function requireVoter(viewer: Viewer): void {
  if (viewer.isReader || viewer.isWriter) return;
  throw new Problem(422, 'reader_required', 'Finish the first step of getting started to vote.');
}
