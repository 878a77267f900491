import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { unsealMoment } from '../sealed-moment';
import type { RowOf } from '../sql-types';
import { mailsById, sentMail } from './mailbox.queries';

export interface MailboxReadDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>;
}

type ShownMail = RowOf<typeof mailsById.columns> & { readonly sentAt: Date };

export async function newestMail(
  { database, authorship }: MailboxReadDeps,
  address: string | null,
  most: number,
): Promise<readonly ShownMail[]> {
  const sent = await database.query(sentMail, address);
  const dated = sent.map(({ id, sent_seal }) => ({ id, at: unsealMoment(authorship, Buffer.from(id), sent_seal) }));
  const newest = dated.toSorted((one, other) => other.at - one.at).slice(0, most);
  const rows = await database.query(
    mailsById,
    newest.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return newest.flatMap(({ id, at }) => {
    const mail = byId.get(id);
    return mail === undefined ? [] : [{ ...mail, sentAt: new Date(at) }];
  });
}
