import { commentRefusals } from '@/core/talk/comments/comment-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';

/** Refuses a comment of a user who is no writer: 422 `writer_required`. */
export function requireWriter(viewer: Viewer): void {
  if (viewer.isWriter) return;
  throw new Problem(422, 'writer_required', commentRefusals.writerRequired);
}

/** The refusal to change or delete another user's comment. */
export function notYours(): Problem {
  return new Problem(403, 'not_yours', commentRefusals.notYours);
}

/** The answer to every call for a comment that does not exist. */
export function commentNotFound(): Problem {
  return new Problem(404, 'comment_not_found', commentRefusals.notFound);
}
