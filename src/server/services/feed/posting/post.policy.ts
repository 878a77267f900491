import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';

/** Who may do what with posts: everybody reads, readers vote, writers write (RO-GATES, RO-POSTING). */

/** What somebody reads who is signed in but no writer; it is an answer, not a problem (decisions A 30). */
export const WRITERS_ONLY = 'Complete your anonymous profile and your career details to post.';

/** Whether the person may write posts. */
export function mayPost(viewer: Viewer): boolean {
  return viewer.isWriter;
}

/** Refuses somebody who may not vote: 422 `reader_required`. */
export function requireVoter(viewer: Viewer): void {
  if (viewer.isReader || viewer.isWriter) return;
  throw new Problem(422, 'reader_required', 'Finish the first step of getting started to vote.');
}

/** Refuses a feed that is one's own to a guest: 401 `not_signed_in`. */
export function requireSession(viewer: Viewer | null): Viewer {
  if (viewer !== null) return viewer;
  throw new Problem(401, 'not_signed_in', 'You must be logged in to do this operation!');
}
