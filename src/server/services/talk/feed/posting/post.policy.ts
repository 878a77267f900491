import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { communityRefusals } from '@/core/talk/communities/community-refusals.rules';
import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';

/** The message for users who are not writers. It is sent with status 200, not as a problem (decisions A 30). */
export const WRITERS_ONLY = postRefusals.writerRequired;

export function mayPost(viewer: Viewer): boolean {
  return viewer.isWriter;
}

/** Throws 401 `not_signed_in`. */
export function requireSession(viewer: Viewer | null): Viewer {
  if (viewer !== null) return viewer;
  throw new Problem(401, 'not_signed_in', requestRefusals.notSignedIn);
}

export function postNotYours(): Problem {
  return new Problem(403, 'not_yours', postRefusals.notYours);
}

export function communityNotFound(): Problem {
  return new Problem(404, 'community_not_found', communityRefusals.notFound);
}

export function postNotFound(): Problem {
  return new Problem(404, 'post_not_found', postRefusals.notFound);
}
