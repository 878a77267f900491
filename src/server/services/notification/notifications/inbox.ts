import { randomUUID } from 'node:crypto';
import type { Notification, NotificationData } from '@/contract/generated/notification';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { presentNotification } from './notification.presenter';

/** Something that happened for one person. */
export interface NewNotification {
  /** What it is about; the same subject again renews the notification instead of adding one. */
  readonly subject: string;
  readonly variantId: string;
  readonly data: NotificationData;
}

/** What a subject that is there already means: it is new again, or it stays as it is. */
export type OnRepeat = 'renew' | 'keep';

interface InboxRow {
  readonly id: string;
  readonly status: number;
  readonly created_at: Date;
}

const insert = `
  insert into community.notifications (id, inbox_ref, subject_ref, status, variant_id, created_at, payload_seal)
  values ($1, $2, $3, 0, $4, $5, $6)
  on conflict (inbox_ref, subject_ref)`;
const returning = 'returning id, status, created_at';

/** Puts notifications into people's inboxes. Whose inbox it is and what is in it is sealed; both need the server's key. */
export class Inbox {
  constructor(
    private readonly authorship: Authorship,
    private readonly now: () => number,
  ) {}

  /**
   * Writes into a person's inbox, in the caller's transaction. Answers what the person's clients are to be told once that
   * is committed, or null where `keep` found the subject there.
   */
  async put(
    tx: Database,
    persona: Uint8Array,
    { subject, variantId, data }: NewNotification,
    onRepeat: OnRepeat,
  ): Promise<Notification | null> {
    const inbox = this.authorship.inboxRef(persona);
    const [row] = await tx.query<InboxRow>(
      onRepeat === 'keep'
        ? { name: 'inbox.keep', text: `${insert} do nothing ${returning}` }
        : {
            name: 'inbox.renew',
            text: `${insert} do update set status = 0, dismissed = false, created_at = excluded.created_at,
                   payload_seal = excluded.payload_seal ${returning}`,
          },
      [
        randomUUID(),
        inbox,
        this.authorship.subjectRef(inbox, subject),
        variantId,
        new Date(this.now()),
        this.authorship.sealJson(inbox, data),
      ],
    );
    return row === undefined ? null : presentNotification({ ...row, variant_id: variantId }, data);
  }
}
