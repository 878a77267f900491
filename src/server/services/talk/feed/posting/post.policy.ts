import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { communityRefusals } from '@/core/talk/communities/community-refusals.rules';
import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';

/** Permissions on posts: every viewer reads, writers write (RO-GATES, RO-POSTING). */

/** The answer to a user who is no writer; it is not a problem (decisions A 30). */
export const WRITERS_ONLY = postRefusals.writerRequired;

export function mayPost(viewer: Viewer): boolean {
  return viewer.isWriter;
}

/** Refuses a personalised feed to a guest: 401 `not_signed_in`. */
export function requireSession(viewer: Viewer | null): Viewer {
  if (viewer !== null) return viewer;
  throw new Problem(401, 'not_signed_in', requestRefusals.notSignedIn);
}

/** The refusal to change or delete another user's post. */
export function postNotYours(): Problem {
  return new Problem(403, 'not_yours', postRefusals.notYours);
}

/** The answer to every call for a community that does not exist. */
export function communityNotFound(): Problem {
  return new Problem(404, 'community_not_found', communityRefusals.notFound);
}

/** The answer to every call for a post that does not exist. */
export function postNotFound(): Problem {
  return new Problem(404, 'post_not_found', postRefusals.notFound);
}
