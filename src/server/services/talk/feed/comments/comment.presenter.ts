import type { Comment } from '@/contract/generated/feed';
import { minuteOf, minuteOrNull } from '@/core/kernel/common/minute.rules';
import { presentAuthor, voteOf } from '../posting/post.presenter';
import type { CommentRow } from './comment.queries';

export function presentComment(row: CommentRow, isMine: boolean): Comment {
  return {
    id: row.id,
    postId: row.post_id,
    parentId: row.parent_id,
    status: row.status,
    content: row.content,
    author: row.status === 'DELETED' ? null : presentAuthor(row),
    createdAt: minuteOf(row.created_at),
    editedAt: minuteOrNull(row.edited_at),
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    myVote: voteOf(row),
    repliesCount: row.replies_count,
    repliesBelow: row.replies_below,
    isMine,
    mentions: [...row.mentions],
  };
}
