import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { ACCOUNT_MAIL_LIST } from '../mail/mail-lists';
import type { Mail } from '../mail/mailer.port';
import type { MailContext, Outbox } from '../mail/outbox';
import { loginMailTexts as texts } from './login-mail-texts';
import { loginMailAddresses } from './login-mails.queries';
import type { Provider } from './session.queries';

export type LoginChange =
  | { readonly kind: 'ADDED' | 'REMOVED'; readonly provider: Provider; readonly email: string | null }
  | { readonly kind: 'MERGED' };

/** Mails about added, removed or merged logins. They name no pseudonym, and reach every verified address. */
export class LoginMails {
  constructor(
    private readonly authorship: Pick<Authorship, 'mailRef'>,
    private readonly outbox: Pick<Outbox, 'place' | 'put' | 'sendSoon'>,
  ) {}

  async addressesOf(database: Database, userId: string): Promise<readonly string[]> {
    return (await database.query(loginMailAddresses, userId)).map(({ email }) => email);
  }

  /** Stores mails in the transaction of the change. They are deleted with the account of `userId`. */
  async put(tx: Database, userId: string, addresses: readonly string[], change: LoginChange): Promise<void> {
    const owner = this.authorship.mailRef(userId, ACCOUNT_MAIL_LIST);
    const byAddress = new Map(addresses.map((address) => [address.toLowerCase(), address]));
    for (const to of byAddress.values()) await this.outbox.put(tx, loginMail(to, change, this.outbox.place), owner);
    tx.afterCommit(() => this.outbox.sendSoon());
  }
}

function loginMail(to: string, change: LoginChange, { address, brand }: MailContext): Mail {
  const { kind } = change;
  const subject = kind === 'MERGED' ? texts.subjects.MERGED(brand) : texts.subjects[kind](change.provider, brand);
  const lead = kind === 'MERGED' ? texts.leads.MERGED(brand) : texts.leads[kind](change.provider, change.email, brand);
  const text = [
    lead,
    texts.fine,
    '',
    texts.notYou[kind],
    `${address.origin}/settings/manage-account`,
    texts.thenProvider,
    '',
    texts.lockedOut,
    `${address.origin}/legal/grievances`,
  ];
  return { to, subject, text: text.join('\n') };
}
