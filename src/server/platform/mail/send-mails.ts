import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from './mailer.port';
import { MailRefused } from './mailer.port';

/** The most mails on their way at once: a mail server answers in its own time, and takes few connections of one sender. */
const MAX_MAILS_AT_ONCE = 5;

export interface SendMailsDeps {
  readonly mailer: Mailer;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** The line of the log for a mail that was not sent. */
  readonly failure: string;
}

/** The outcome of a batch of mails. */
export interface SentMails<Item> {
  /** Those to try again: not those that the mail server refused for good. */
  readonly again: readonly Item[];
  /** Whether none of several mails was answered: the mail server is away, and the next round is soon enough. */
  readonly isAway: boolean;
}

/** Makes the mail of each item and sends it, several at once; null for an item is no mail. Rejects where a mail cannot be made. */
export async function sendMails<Item>(
  { mailer, log, failure }: SendMailsDeps,
  items: readonly Item[],
  mailFor: (item: Item) => Promise<Mail | null> | Mail | null,
): Promise<SentMails<Item>> {
  const waiting = [...items];
  const again: Item[] = [];
  let tried = 0;
  let unanswered = 0;
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const mail = await mailFor(item);
      if (mail === null) continue;
      tried += 1;
      try {
        await mailer.send(mail);
      } catch (error) {
        log.error({ err: error }, failure);
        if (!(error instanceof MailRefused)) unanswered += 1;
        if (!(error instanceof MailRefused && error.isFinal)) again.push(item);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_MAILS_AT_ONCE }, work));
  return { again, isAway: tried > 1 && unanswered === tried };
}
