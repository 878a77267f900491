import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { ACCOUNT_MAILS, MailList } from './mail-lists';
import { dropMailsOf } from './outbox.queries';

/** Drops the mails of lists that wait for a user. The answer to a complaint is of no list: it waits for whoever has its key. */
export async function dropWaitingMails(
  database: Database,
  authorship: Pick<Authorship, 'mailRef'>,
  { userId, lists }: { readonly userId: string; readonly lists: readonly (MailList | typeof ACCOUNT_MAILS)[] },
): Promise<void> {
  const owners = lists.map((list) => authorship.mailRef(userId, list));
  await database.query(dropMailsOf, owners);
}
