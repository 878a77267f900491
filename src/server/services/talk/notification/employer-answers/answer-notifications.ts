import * as v from 'valibot';
import {
  employerAnswerNotification,
  employerAnswerSubject,
} from '@/core/talk/notifications/answer-notifications.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { NotificationsOfKind } from '@/server/platform/moderation/item-notifications';
import type { ItemWithRows } from '@/server/platform/moderation/moderated-items';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { Inbox } from '../notifications/inbox';
import { dropPushes } from './answer-notifications.queries';

export interface AnswerNotificationsDeps {
  readonly authorship: Authorship;
  readonly moderation: Pick<Moderation, 'items' | 'news'>;
  readonly now: () => number;
}

const AnswerRow = v.looseObject({ to_kind: v.picklist(['review', 'interview', 'photo']), item_id: v.string() });

/** Notifies authors of companies' answers, without mail and push, which would reveal on a device who wrote. */
export function createAnswerNotifications({
  authorship,
  moderation,
  now,
}: AnswerNotificationsDeps): NotificationsOfKind {
  const inbox = new Inbox(authorship, now);

  async function authorOfAnswered(tx: Database, { rows }: ItemWithRows): Promise<Uint8Array | null> {
    const row = v.safeParse(AnswerRow, rows.item);
    if (!row.success) return null;
    const answered = await moderation.items.find(tx, { kind: row.output.to_kind, id: row.output.item_id });
    return answered === null ? null : moderation.items.authorOf(answered);
  }

  return {
    async shown(tx, found) {
      const author = await authorOfAnswered(tx, found);
      if (author === null) return [];
      const shown = await inbox.put(tx, author, employerAnswerNotification(found.id), 'keep');
      if (shown === null) return [];
      await tx.query(dropPushes, shown.notificationId);
      return [(to) => to.notificationAdded(author, shown)];
    },
    async hidden(tx, found) {
      const author = await authorOfAnswered(tx, found);
      if (author === null) return [];
      const withdrawn = await inbox.withdraw(tx, author, employerAnswerSubject(found.id));
      return withdrawn === null ? [] : [(to) => to.notificationRemoved(author, withdrawn)];
    },
  };
}
