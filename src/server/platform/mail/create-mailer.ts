import { randomUUID } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import * as v from 'valibot';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { sealMoment } from '../sealed-moment';
import { storeMail } from './mailbox.queries';
import type { Mail, Mailer } from './mailer.port';
import { MailRefused } from './mailer.port';

export function defaultSender(origin: string): string {
  return `no-reply@${new URL(origin).hostname}`;
}

/** Thrown without the mail server's reply, which repeats the address, because errors are logged. */
class MailNotSent extends Error {
  readonly code: string | undefined;

  constructor(code: string | undefined) {
    super(`The mail server did not take a mail (${code ?? 'no reason given'}).`);
    this.name = 'MailNotSent';
    this.code = code;
  }
}

const SmtpError = v.object({ code: v.optional(v.string()), responseCode: v.optional(v.number()) });
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

function domainOf(from: string): string {
  return from.slice(from.lastIndexOf('@') + 1).replace(/>\s*$/, '');
}

/** In ms per answer. It is shorter than a page waits for the call that sends the mail. */
const ANSWER_MS = 10_000;

async function transportTo(smtpUrl: string, answerMs: number): Promise<Transporter> {
  return (await import('nodemailer')).createTransport({
    url: smtpUrl,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
  });
}

/** Checks the mail server. Throws a sentence without the address, which contains a password. */
export async function checkMailServer(smtpUrl: string, answerMs = ANSWER_MS): Promise<void> {
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

/** Creates a mailer. Without an answer in time the mail counts as not sent. */
export function createSmtpMailer(smtpUrl: string, from: string, answerMs = ANSWER_MS): Mailer {
  let transport: Transporter | null = null;
  return {
    async send(mail) {
      // Loaded lazily, so that servers without a mail server start without it.
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
  readonly now: () => number;
}

/** Creates a mailer that stores mail for /mailbox. Addresses are in lower case. */
export function createMailboxMailer({ database, authorship, now }: MailboxDeps): Mailer {
  return {
    async send({ to, subject, text, html = null }) {
      const id = randomUUID();
      const sentSeal = sealMoment(authorship, Buffer.from(id), now());
      await database.query(storeMail, id, to.toLowerCase(), subject, text, html, sentSeal);
    },
  };
}
