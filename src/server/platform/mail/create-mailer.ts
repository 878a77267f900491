import type { Transporter } from 'nodemailer';
import type { Database } from '../database';
import { mailbox } from '../schema/platform';
import type { Mailer } from './mailer.port';

/** The sender's address where none is configured. */
export function defaultSender(origin: string): string {
  return `no-reply@${new URL(origin).hostname}`;
}

/** Sends over the mail server at `smtpUrl`. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  let transport: Transporter | null = null;
  return {
    async send({ to, subject, text }) {
      // Loaded at the first mail, so that a server without a mail server starts without it.
      transport ??= (await import('nodemailer')).createTransport(smtpUrl);
      await transport.sendMail({ from, to, subject, text });
    },
  };
}

/** Keeps mail in the built-in mailbox, where the page /mailbox shows it. Addresses are kept in lower case. */
export function createMailboxMailer(database: Database): Mailer {
  return {
    async send({ to, subject, text }) {
      await database.orm.insert(mailbox).values({ address: to.toLowerCase(), subject, body: text });
    },
  };
}
