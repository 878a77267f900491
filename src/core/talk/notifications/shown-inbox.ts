import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Inbox, InboxEvent } from './inbox';
import type { NotificationAction, NotificationCounts } from './notification';
import type { Notifications } from './notifications.port';

/** The inbox on the page; the use cases of notifications work on it. */
export interface ShownInbox {
  readonly inbox: Inbox;
  /** Grows with each change by the user: answers to earlier requests are out of date. */
  readonly revision: number;
  /** Changes when a session begins or ends: answers to an earlier one are dropped. */
  readonly session: number;
  /** The user reads it: what is in view must stay where it is. */
  readonly isInView: boolean;
  change(event: InboxEvent): void;
  /** The service says something. */
  take(...events: readonly InboxEvent[]): void;
}

/** Sends what the user did and takes the counts after it, unless the user has changed more in the meantime. */
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
