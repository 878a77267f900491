import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { ACCOUNT_MAIL_LIST, MailList } from './mail-lists';
import { dropMailsOf } from './outbox.queries';

/** Drops a user's pending list mails. Answers to complaints belong to no list and stay. */
export async function dropWaitingMails(
  database: Database,
  authorship: Pick<Authorship, 'mailRef'>,
  { userId, lists }: { readonly userId: string; readonly lists: readonly (MailList | typeof ACCOUNT_MAIL_LIST)[] },
): Promise<void> {
  const owners = lists.map((list) => authorship.mailRef(userId, list));
  await database.query(dropMailsOf, owners);
}
