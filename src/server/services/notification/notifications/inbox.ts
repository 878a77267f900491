import { randomUUID } from 'node:crypto';
import type { Notification, NotificationData } from '@/contract/generated/notification';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { ValuesOf } from '@/server/platform/sql-types';
import type { notificationParameters } from './inbox.queries';
import { reword, storeOrKeep, storeOrRenew, withdraw } from './inbox.queries';
import { presentNotification } from './notification.presenter';

/** A notification before it is stored. */
export interface NewNotification {
  /** The subject; the same one again renews the notification instead of adding one. */
  readonly subject: string;
  readonly variantId: string;
  readonly data: NotificationData;
}

/** The effect on a notification about the same subject: it is new again, or it stays as it is. */
export type OnRepeat = 'renew' | 'keep';

/** Stores notifications. The inbox's reference is keyed and the payload sealed; both need the server's key. */
export class Inbox {
  constructor(
    private readonly authorship: Authorship,
    private readonly now: () => number,
  ) {}

  /**
   * Stores a notification for a persona in the caller's transaction. Returns what to send to the user's clients after the
   * commit; null where `keep` found the subject there, and where the persona does not want to be told of it.
   */
  async put(
    tx: Database,
    persona: Uint8Array,
    news: NewNotification,
    onRepeat: OnRepeat,
  ): Promise<Notification | null> {
    const statement = onRepeat === 'keep' ? storeOrKeep : storeOrRenew;
    const [row] = await tx.query(statement, ...this.sealed(persona, news));
    return row === undefined ? null : presentNotification({ ...row, variant_id: news.variantId }, news.data);
  }

  /** Returns the values of a notification's row (`notificationParameters`), for a statement that stores it along with its cause. */
  sealed(persona: Uint8Array, { subject, variantId, data }: NewNotification): ValuesOf<typeof notificationParameters> {
    const inbox = this.authorship.inboxRef(persona);
    const subjectRef = this.authorship.subjectRef(inbox, subject);
    const seal = this.authorship.sealJson(inbox, data);
    return [randomUUID(), inbox, subjectRef, variantId, new Date(this.now()), seal, persona];
  }

  /** Replaces the texts of a notification that is there, in the caller's transaction; null where there is none to show. */
  async reword(
    tx: Database,
    persona: Uint8Array,
    { subject, variantId, data }: NewNotification,
  ): Promise<Notification | null> {
    const inbox = this.authorship.inboxRef(persona);
    const seal = this.authorship.sealJson(inbox, data);
    const [row] = await tx.query(reword, inbox, this.authorship.subjectRef(inbox, subject), seal);
    return row === undefined ? null : presentNotification({ ...row, variant_id: variantId }, data);
  }

  /** Takes a notification away in the caller's transaction. Returns its id; null where there is none. */
  async withdraw(tx: Database, persona: Uint8Array, subject: string): Promise<string | null> {
    const inbox = this.authorship.inboxRef(persona);
    const [row] = await tx.query(withdraw, inbox, this.authorship.subjectRef(inbox, subject));
    return row?.id ?? null;
  }
}
