import * as v from 'valibot';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Outbox } from '@/server/platform/mail/outbox';
import { ComplaintMail, complaintMail } from '@/server/platform/moderation/complaint-mails';
import { claimFormerMails } from './former-mails.queries';

export interface FormerMailsDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'unsealJson'>;
  readonly outbox: Pick<Outbox, 'place' | 'put'>;
}

/** Moves mails of the previous version, which may run concurrently. Its table is dropped in the next version. */
export async function moveFormerMails({ database, authorship, outbox }: FormerMailsDeps): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { id, seal } of await tx.query(claimFormerMails)) {
      const mail = v.parse(ComplaintMail, authorship.unsealJson(Buffer.from(id), seal));
      await outbox.put(tx, complaintMail(mail, outbox.place));
    }
  });
}
