import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Inbox, InboxEvent } from './inbox';
import type { NotificationAction, NotificationCounts } from './notification';
import type { Notifications } from './notifications.port';

export interface ShownInbox {
  readonly inbox: Inbox;
  readonly revision: number;
  /** Changes when a session begins or ends. Older responses are dropped. */
  readonly session: number;
  /** True if the user reads the inbox. Items in view must not move. */
  readonly isInView: boolean;
  change(event: InboxEvent): void;
  take(...events: readonly InboxEvent[]): void;
}

/** Sends an action. Uses the returned counts, unless the user has changed more in the meantime. */
export async function sendAction(
  notifications: Notifications,
  list: ShownInbox,
  action: NotificationAction,
): Promise<Result<NotificationCounts, Failure>> {
  const { revision, session } = list;
  const answer = await notifications.actOnNotifications(action);
  if (answer.ok && session === list.session && revision === list.revision)
    list.take({ kind: 'counted', counts: answer.value });
  return answer;
}
