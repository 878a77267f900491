import { randomUUID } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import * as v from 'valibot';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { sealMoment } from '../sealed-moment';
import { storeMail } from './mailbox.queries';
import type { Mail, Mailer } from './mailer.port';
import { MailRefused } from './mailer.port';

/** The sender's address if none is configured. */
export function defaultSender(origin: string): string {
  return `no-reply@${new URL(origin).hostname}`;
}

/** A mail did not go out. What the mail server said is left out, of a refusal too: it repeats the address, and these errors are logged. */
class MailNotSent extends Error {
  readonly code: string | undefined;

  constructor(code: string | undefined) {
    super(`The mail server did not take a mail (${code ?? 'no reason given'}).`);
    this.name = 'MailNotSent';
    this.code = code;
  }
}

/** An error of nodemailer; `responseCode` is the reply of SMTP. */
const SmtpError = v.object({ code: v.optional(v.string()), responseCode: v.optional(v.number()) });
/** The code that nodemailer has for the refusal of an address. */
const ADDRESS_REFUSED = 'EENVELOPE';
const FINAL_REPLY = 500;

function errorOf(thrown: unknown): MailNotSent | MailRefused {
  const { code, responseCode } = v.is(SmtpError, thrown) ? thrown : {};
  return code === ADDRESS_REFUSED ? new MailRefused((responseCode ?? 0) >= FINAL_REPLY) : new MailNotSent(code);
}

export function messageOf({ unsubscribe, id, ...mail }: Mail, from: string) {
  const message = { from, ...mail, ...(id === undefined ? {} : { messageId: `<${id}@${domainOf(from)}>` }) };
  if (unsubscribe === undefined) return message;
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...message, headers };
}

/** Returns the domain of an address, which may stand in angle brackets after a name. */
function domainOf(from: string): string {
  return from.slice(from.lastIndexOf('@') + 1).replace(/>\s*$/, '');
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
    const { code: reason = 'no reason given' } = v.is(SmtpError, error) ? error : {};
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
      await transport.sendMail(messageOf(mail, from)).catch((error: unknown) => {
        throw errorOf(error);
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
