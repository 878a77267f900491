import type { Comment } from '@/contract/generated/feed';
import { presentAuthor } from '../posting/post.presenter';
import type { CommentRow } from './comment.queries';

/** A comment as the viewer may see it. */
export function presentComment(row: CommentRow, isMine: boolean): Comment {
  return {
    id: row.id,
    content: row.content,
    author: presentAuthor(row),
    createdAt: row.created_at.toISOString(),
    upvotes: row.upvotes,
    isMine,
  };
}
