import type { NotificationsOfKind } from '@/server/platform/moderation/item-notifications';
import type { MentionNotifications } from '../mentions/mention-notifications';
import { presentPost } from './post.presenter';
import { postForGuest } from './post.queries';

/** Announces moderated posts to open pages and mentioned users. */
export function createModeratedPostNotifications(mentionNotifications: MentionNotifications): NotificationsOfKind {
  return {
    async shown(tx, { id, state }, author) {
      const [row] = await tx.query(postForGuest, id);
      if (row === undefined || author === null) return [];
      const post = presentPost(row, false);
      const mentions = await mentionNotifications.find(tx, row.content);
      const mentioning = { ...row, postId: id, text: row.title ?? row.content };
      const named = await mentionNotifications.announce(tx, mentions, mentioning, [author]);
      return [(to) => (state === 'held' ? to.postAdded(post) : to.postChanged(post)), ...named];
    },

    async hidden(tx, { id }) {
      const [row] = await tx.query(postForGuest, id);
      if (row === undefined) return [];
      const post = presentPost(row, false);
      const named = await mentionNotifications.retract(tx, await mentionNotifications.find(tx, row.content), {
        id,
        postId: id,
      });
      return [(to) => to.postChanged(post), ...named];
    },
  };
}
