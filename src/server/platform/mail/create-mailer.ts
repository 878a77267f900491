import { randomUUID } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { sealMoment } from '../sealed-moment';
import { storeMail } from './mailbox.queries';
import type { Mail, Mailer } from './mailer.port';

/** The sender's address where none is configured. */
export function defaultSender(origin: string): string {
  return `no-reply@${new URL(origin).hostname}`;
}

/** The mail server did not take a mail. What it said is left out: it repeats the address, and this error is logged. */
class MailNotSent extends Error {
  readonly code: string | undefined;

  constructor(cause: unknown) {
    const code = codeOf(cause);
    super(`The mail server did not take a mail (${code ?? 'no reason given'}).`);
    this.name = 'MailNotSent';
    this.code = code;
  }
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}

/** A mail as the mail server gets it. */
export function messageOf({ unsubscribe, ...message }: Mail) {
  if (unsubscribe === undefined) return message;
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...message, headers };
}

/** The time that a mail server has for each answer, in ms: shorter than a page waits for the call that sends the mail. */
const ANSWER_MS = 10_000;

async function transportTo(smtpUrl: string, answerMs: number): Promise<Transporter> {
  return (await import('nodemailer')).createTransport({
    url: smtpUrl,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
  });
}

/** Signs in at the mail server and sends nothing. Throws a sentence without the address, which holds a password. */
export async function reachMailServer(smtpUrl: string, answerMs = ANSWER_MS): Promise<void> {
  const transport = await transportTo(smtpUrl, answerMs);
  try {
    await transport.verify();
  } catch (error) {
    const reason = codeOf(error) ?? 'no reason given';
    throw new Error(`The mail server of SMTP_URL does not answer, or refuses the sign-in (${reason}).`, {
      cause: error,
    });
  } finally {
    transport.close();
  }
}

/** Sends over the mail server at `smtpUrl`. One that does not answer in time has not taken the mail. */
export function createSmtpMailer(smtpUrl: string, from: string, answerMs = ANSWER_MS): Mailer {
  let transport: Transporter | null = null;
  return {
    async send(mail) {
      // Loaded at the first mail, so that a server without a mail server starts without it.
      transport ??= await transportTo(smtpUrl, answerMs);
      await transport.sendMail({ from, ...messageOf(mail) }).catch((error: unknown) => {
        throw new MailNotSent(error);
      });
    },
  };
}

export interface MailboxDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Keeps mail in the built-in mailbox, where the page /mailbox shows it. Addresses are kept in lower case. */
export function createMailboxMailer({ database, authorship, now }: MailboxDeps): Mailer {
  return {
    async send({ to, subject, text, html = null }) {
      const id = randomUUID();
      const sentSeal = sealMoment(authorship, Buffer.from(id), now());
      await database.query(storeMail, id, to.toLowerCase(), subject, text, html, sentSeal);
    },
  };
}
