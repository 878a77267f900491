import { makeAutoObservable } from 'mobx';
import type { Inbox, InboxEvent } from '@/core/talk/notifications/inbox';
import { emptyInbox, inboxAfter, shownOf } from '@/core/talk/notifications/inbox';
import type { Notification, NotificationCounts } from '@/core/talk/notifications/notification';
import type { ShownInbox } from '@/core/talk/notifications/shown-inbox';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The user's inbox as far as it is loaded. */
export class InboxStore implements PersonalStore, ShownInbox {
  inbox: Inbox = emptyInbox;
  revision = 0;
  session = 0;
  isInView = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The loaded notifications without dismissed ones. */
  get shown(): NotificationCounts & { readonly items: readonly Notification[] } {
    return shownOf(this.inbox);
  }

  get hasMore(): boolean {
    return this.inbox.nextCursor !== null;
  }

  setInView(isInView: boolean): void {
    this.isInView = isInView;
  }

  change(event: InboxEvent): void {
    this.revision += 1;
    this.take(event);
  }

  take(...events: readonly InboxEvent[]): void {
    this.inbox = events.reduce(inboxAfter, this.inbox);
  }

  forget(): void {
    this.session += 1;
    this.inbox = emptyInbox;
    this.isInView = false;
  }
}
