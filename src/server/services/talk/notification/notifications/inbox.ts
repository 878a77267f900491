import { randomUUID } from 'node:crypto';
import type { Notification } from '@/contract/generated/notification';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { NewNotification } from '@/core/talk/notifications/new-notification';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { sealMoment } from '@/server/platform/sealed-moment';
import type { NamedValues } from '@/server/platform/sql-types';
import type { notificationParameters, StoredRow } from './inbox.queries';
import {
  hideNotification,
  rewordNotification,
  storeOrKeep,
  storeOrRenew,
  storeOrRenewIfHigher,
  storeOrRenewIfNewer,
  storeOrRevive,
  withdrawNotification,
} from './inbox.queries';
import { presentNotification } from './notification.presenter';
import { createdOf, sealPayload } from './notification-seals';

/**
 * The action for a notification about the same subject: renew it, renew it if from an earlier day, keep it, or restore
 * it unchanged.
 */
export type RepeatAction = 'renew' | 'renewIfNewer' | 'keep' | 'revive';

const STATEMENTS = { renew: storeOrRenew, renewIfNewer: storeOrRenewIfNewer, keep: storeOrKeep, revive: storeOrRevive };

/** Notifications with keyed references and sealed payloads, both under the server's key. */
export class Inbox {
  constructor(
    private readonly authorship: Authorship,
    private readonly now: () => number,
  ) {}

  /** Returns the event to send after the commit, or null if kept or unwanted. */
  async put(
    tx: Database,
    persona: Uint8Array,
    news: NewNotification,
    onRepeat: RepeatAction,
  ): Promise<Notification | null> {
    const [row] = await tx.query(STATEMENTS[onRepeat], this.sealed(persona, news));
    return row === undefined ? null : this.shown(persona, news, row);
  }

  /**
   * Notifies of a count. A count higher than any before renews the notification if `isNews`. Other counts only reword it, so that fluctuations notify once.
   */
  async tellCount(
    tx: Database,
    persona: Uint8Array,
    news: NewNotification,
    { count, isNews }: { readonly count: number; readonly isNews: boolean },
  ): Promise<{ readonly shown: Notification } | { readonly hiddenId: string } | null> {
    if (count === 0) {
      const hiddenId = await this.hide(tx, persona, news.subject);
      return hiddenId === null ? null : { hiddenId };
    }
    const values = { ...this.sealed(persona, news), highest_told: count };
    const [row] = isNews ? await tx.query(storeOrRenewIfHigher, values) : [];
    const shown = row === undefined ? await this.reword(tx, persona, news) : this.shown(persona, news, row);
    return shown === null ? null : { shown };
  }

  sealed(
    persona: Uint8Array,
    { subject, variantId, ...told }: NewNotification,
  ): NamedValues<typeof notificationParameters> {
    const inbox = this.authorship.inboxRef(persona);
    const created = this.now();
    return {
      id: randomUUID(),
      inbox_ref: inbox,
      subject_ref: this.authorship.subjectRef(inbox, subject),
      created_on: dayInIndia(created),
      created_seal: sealMoment(this.authorship, inbox, created),
      payload_seal: sealPayload(this.authorship, inbox, told),
      persona_ref: persona,
      variant_id: variantId,
    };
  }

  shown(persona: Uint8Array, { data }: NewNotification, { id, status, ...stored }: StoredRow): Notification {
    const created = createdOf(this.authorship, this.authorship.inboxRef(persona), stored);
    return presentNotification({ id, status, created }, data);
  }

  async reword(tx: Database, persona: Uint8Array, news: NewNotification): Promise<Notification | null> {
    const inbox = this.authorship.inboxRef(persona);
    const seal = sealPayload(this.authorship, inbox, news);
    const [row] = await tx.query(rewordNotification, inbox, this.authorship.subjectRef(inbox, news.subject), seal);
    return row === undefined ? null : this.shown(persona, news, row);
  }

  async hide(tx: Database, persona: Uint8Array, subject: string): Promise<string | null> {
    const inbox = this.authorship.inboxRef(persona);
    const [row] = await tx.query(hideNotification, inbox, this.authorship.subjectRef(inbox, subject));
    return row?.id ?? null;
  }

  async withdraw(tx: Database, persona: Uint8Array, subject: string): Promise<string | null> {
    const inbox = this.authorship.inboxRef(persona);
    const [row] = await tx.query(withdrawNotification, inbox, this.authorship.subjectRef(inbox, subject));
    return row?.id ?? null;
  }
}
