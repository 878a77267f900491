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
  hide,
  reword,
  storeOrKeep,
  storeOrRenew,
  storeOrRenewIfHigher,
  storeOrRenewIfNewer,
  storeOrRevive,
  withdraw,
} from './inbox.queries';
import { presentNotification } from './notification.presenter';
import { createdOf, sealPayload } from './notification-seals';

/** The effect on a notification about the same subject: it is new again (always, or if it is of an earlier day), it stays as it is, or it is shown again as old as it was. */
export type OnRepeat = 'renew' | 'renewIfNewer' | 'keep' | 'revive';

const STATEMENTS = { renew: storeOrRenew, renewIfNewer: storeOrRenewIfNewer, keep: storeOrKeep, revive: storeOrRevive };

/** Stores notifications. The inbox's reference is keyed and the payload sealed; both need the server's key. */
export class Inbox {
  constructor(
    private readonly authorship: Authorship,
    private readonly now: () => number,
  ) {}

  /**
   * Stores a notification for a persona in the caller's transaction. Returns what to send to the user's clients after the
   * commit; null if `keep` found the subject there, and if the persona does not want to be told of it.
   */
  async put(
    tx: Database,
    persona: Uint8Array,
    news: NewNotification,
    onRepeat: OnRepeat,
  ): Promise<Notification | null> {
    const [row] = await tx.query(STATEMENTS[onRepeat], this.sealed(persona, news));
    return row === undefined ? null : this.shown(persona, news, row);
  }

  /**
   * A notification that counts: a count higher than any that it has told of makes it new again if `isNews`, any other is put into its
   * words, and none takes it off the list. Whatever goes up and down again is told once.
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

  /** Returns the values of a notification's row (`notificationParameters`), for a statement that stores it along with its cause. */
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

  /** Returns what to send to the user's clients of a notification that was stored. */
  shown(persona: Uint8Array, { data }: NewNotification, { id, status, ...stored }: StoredRow): Notification {
    const created = createdOf(this.authorship, this.authorship.inboxRef(persona), stored);
    return presentNotification({ id, status, created }, data);
  }

  /** Replaces the texts of a notification that is there, in the caller's transaction; null if there is none to show. */
  async reword(tx: Database, persona: Uint8Array, news: NewNotification): Promise<Notification | null> {
    const inbox = this.authorship.inboxRef(persona);
    const seal = sealPayload(this.authorship, inbox, news);
    const [row] = await tx.query(reword, inbox, this.authorship.subjectRef(inbox, news.subject), seal);
    return row === undefined ? null : this.shown(persona, news, row);
  }

  /** Takes a notification off the list in the caller's transaction; `put` finds it again. Returns its id; null if none is shown. */
  async hide(tx: Database, persona: Uint8Array, subject: string): Promise<string | null> {
    const inbox = this.authorship.inboxRef(persona);
    const [row] = await tx.query(hide, inbox, this.authorship.subjectRef(inbox, subject));
    return row?.id ?? null;
  }

  /** Takes a notification away in the caller's transaction. Returns its id; null if there is none. */
  async withdraw(tx: Database, persona: Uint8Array, subject: string): Promise<string | null> {
    const inbox = this.authorship.inboxRef(persona);
    const [row] = await tx.query(withdraw, inbox, this.authorship.subjectRef(inbox, subject));
    return row?.id ?? null;
  }
}
