import { commentRefusals } from '@/core/talk/comments/comment-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';

/** Throws 422 `writer_required`. */
export function requireWriter(viewer: Viewer): void {
  if (viewer.isWriter) return;
  throw new Problem(422, 'writer_required', commentRefusals.writerRequired);
}

export function notYours(): Problem {
  return new Problem(403, 'not_yours', commentRefusals.notYours);
}

export function commentNotFound(): Problem {
  return new Problem(404, 'comment_not_found', commentRefusals.notFound);
}
