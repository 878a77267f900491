import * as v from 'valibot';
import type { NotificationsOfKind } from '@/server/platform/moderation/item-notifications';
import type { MentionNotifications } from '../mentions/mention-notifications';
import { commentById } from './comment.queries';
import type { CommentNotifications } from './comment-notifications';
import { commentTarget, postTarget } from './comment-writes.queries';

const Said = v.object({ content: v.string(), post_id: v.string() });

export function createModeratedCommentNotifications(
  news: CommentNotifications,
  mentionNotifications: MentionNotifications,
): NotificationsOfKind {
  return {
    async shown(tx, { id }, author) {
      const [row] = await tx.query(commentById, id, null);
      if (row === undefined || row.status !== 'LIVE' || author === null) return [];
      const { post_id: postId, parent_id: parentId } = row;
      const [parent = null] = parentId === null ? [] : await tx.query(commentTarget, parentId);
      const [post = parent] = await tx.query(postTarget, postId);
      if (post === null) return [];
      const { told, deliveries } = await news.announce(tx, { personaRef: author }, { post, parent }, row);
      const mentions = await mentionNotifications.find(tx, row.content);
      const named = await mentionNotifications.announce(tx, mentions, { ...row, postId, text: row.content }, told);
      return [(to) => to.postCommented({ postId, commentId: id, parentId }), ...deliveries, ...named];
    },

    async hidden(tx, { id, rows }) {
      const { content, post_id: postId } = v.parse(Said, rows.item);
      const named = await mentionNotifications.retract(tx, await mentionNotifications.find(tx, content), {
        id,
        postId,
      });
      return [...named, ...(await news.retract(tx, id))];
    },
  };
}
