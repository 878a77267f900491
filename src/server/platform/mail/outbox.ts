import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { DAY_MS, dayInIndia, HOUR_MS } from '@/core/common/india-calendar.rules';
import { MAIL_DAYS } from '@/core/notifications/mail-days.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { Metrics } from '../metrics/metrics';
import type { ServerAddress } from '../server-address';
import type { MailList } from './mail-lists';
import type { Mail, Mailer } from './mailer.port';
import { MailRefused } from './mailer.port';
import { addMail, delayMail, dropMail, giveMailsUp, leaseMail } from './outbox.queries';

/** The most mails on their way at once: a mail server answers in its own time, and takes few connections of one sender. */
const MAX_MAILS_AT_ONCE = 5;

/** So many mails without any answer, one after the other, are of a mail server that is away. */
const MAX_UNANSWERED = 5;

/** A process that ends with a mail in hand leaves it to the others after so long; one that failed rests as long at first, and twice as long each time. */
const LEASE_MS = 5 * 60_000;

/** The longest rest: a mail server that is back gets what waits within the hour. */
const MAX_REST_MS = HOUR_MS;

/** Seals are of whole blocks, so that their length says little of a mail. */
const SEAL_BLOCK = 2_048;

const StoredMail = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.exactOptional(v.string()),
  unsubscribe: v.exactOptional(v.string()),
});

/** The product and its address, which every mail names. */
export interface MailPlace {
  readonly address: Pick<ServerAddress, 'origin'>;
  readonly brand: string;
}

export interface OutboxDeps extends MailPlace {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson' | 'mailRef'>;
  readonly mailer: Mailer;
  readonly metrics: Pick<Metrics, 'endedMail'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A mail of a list that its user can end; it goes with the account. */
export interface ListedMail {
  readonly mail: Mail;
  readonly userId: string;
  readonly list: MailList;
}

/** A mail that this process has in hand. */
interface LeasedMail {
  readonly id: string;
  readonly mail: Mail;
  readonly failures: number;
}

/** Counts how the mails of one turn ended. */
class MailTurn {
  #answered = 0;
  #unanswered = 0;
  #reason: unknown;

  noteAnswer(): void {
    this.#answered += 1;
    this.#unanswered = 0;
  }

  noteSilence(reason: unknown): void {
    this.#unanswered += 1;
    this.#reason = reason;
  }

  get isAway(): boolean {
    return this.#unanswered >= MAX_UNANSWERED;
  }

  /** Throws the last reason where there were mails and none had an answer. */
  refuseSilence(): void {
    if (this.#answered === 0 && this.#unanswered > 0) throw this.#reason;
  }
}

/**
 * The mails that are stored with what they tell of, in one transaction, and sent after it: a stopped server sends them at its start, another process
 * when the time of this one is over. Each has an id that stays, so that a mail that left twice is known as one. What is refused for good is not
 * sent again; what no server takes for days is given up.
 */
export class Outbox {
  #sending: Promise<void> = Promise.resolve();
  #isQueued = false;
  #isClosing = false;

  constructor(private readonly deps: OutboxDeps) {}

  get place(): MailPlace {
    return this.deps;
  }

  /** Stores a mail in the transaction of what it tells of. It leaves with the next turn, or with `sendSoon` after the transaction. */
  async put(tx: Database, mail: Mail): Promise<void> {
    await this.#store(tx, mail, { owner: null, leasedUntil: null });
  }

  /**
   * Makes the mail of each item, several at once: `make` marks the item and returns its mail, or null for none, in a transaction that also stores it; then it
   * is sent. Returns false, with items left, where the mail server is away. Rejects where a mail cannot be made.
   */
  async mailEach<Item>(
    items: readonly Item[],
    make: (tx: Database, item: Item) => Promise<ListedMail | null>,
  ): Promise<boolean> {
    const left = [...items];
    const turn = new MailTurn();
    const mailOne = async (item: Item): Promise<void> => {
      const leased = await this.deps.database.transaction(async (tx) => {
        const made = await make(tx, item);
        if (made === null) return null;
        const owner = this.deps.authorship.mailRef(made.userId, made.list);
        return this.#store(tx, made.mail, { owner, leasedUntil: this.deps.now() + LEASE_MS });
      });
      if (leased !== null) await this.#send(leased, turn);
    };
    await sideBySide(async () => {
      try {
        for (let item = left.shift(); item !== undefined && !turn.isAway; item = left.shift()) await mailOne(item);
      } catch (error) {
        left.length = 0;
        throw error;
      }
    });
    return !turn.isAway;
  }

  /** Sends the mails that wait, each by one process. One whose address is refused holds no other back. Throws where no mail was answered; all then wait for a later turn. */
  async sendDue(): Promise<void> {
    const turn = new MailTurn();
    await sideBySide(async () => {
      for (let mail = await this.#lease(); mail !== null; mail = turn.isAway ? null : await this.#lease())
        await this.#send(mail, turn);
    });
    turn.refuseSilence();
  }

  /** Sends what waits without making anybody wait for the mail server. */
  sendSoon(): void {
    // The turn that waits for the current one sends this mail too.
    if (this.#isQueued) return;
    this.#isQueued = true;
    this.#sending = this.#sending
      .then(() => {
        this.#isQueued = false;
        return this.#isClosing ? undefined : this.sendDue();
      })
      .catch((error: unknown) => this.deps.log.error({ err: error }, 'no mail goes out'));
  }

  /** Ends what `sendSoon` began. */
  close(): Promise<void> {
    this.#isClosing = true;
    return this.#sending;
  }

  /** Gives up the mails whose days are over at `now`, in ms since 1970. */
  async giveUp(now: number): Promise<void> {
    const [given] = await this.deps.database.query(giveMailsUp, dayInIndia(now));
    for (let mails = given?.mails ?? 0; mails > 0; mails -= 1) this.deps.metrics.endedMail('givenUp');
  }

  async #store(
    tx: Database,
    mail: Mail,
    { owner, leasedUntil }: { readonly owner: Uint8Array | null; readonly leasedUntil: number | null },
  ): Promise<LeasedMail> {
    const { authorship, now } = this.deps;
    const id = randomUUID();
    const seal = authorship.sealJson(Buffer.from(id), mail, SEAL_BLOCK);
    const until = leasedUntil === null ? null : new Date(leasedUntil);
    await tx.query(addMail, id, owner, seal, until, dayInIndia(now() + MAIL_DAYS * DAY_MS));
    return { id, mail, failures: 0 };
  }

  async #lease(): Promise<LeasedMail | null> {
    const { database, authorship, now } = this.deps;
    const [row] = await database.query(leaseMail, new Date(now()), new Date(now() + LEASE_MS));
    if (row === undefined) return null;
    const { id, seal, failures } = row;
    return { id, failures, mail: v.parse(StoredMail, authorship.unsealJson(Buffer.from(id), seal)) };
  }

  async #send({ id, mail, failures }: LeasedMail, turn: MailTurn): Promise<void> {
    const { database, mailer, log, now } = this.deps;
    try {
      await mailer.send({ ...mail, id });
      turn.noteAnswer();
    } catch (error) {
      log.error({ err: error }, 'a mail was not sent');
      const isRefused = error instanceof MailRefused;
      if (isRefused) turn.noteAnswer();
      else turn.noteSilence(error);
      if (!isRefused || !error.isFinal) {
        await database.query(delayMail, id, new Date(now() + restAfter(failures)));
        return;
      }
    }
    await database.query(dropMail, id);
  }
}

/** Returns the rest, in ms, of a mail that has failed so often before. */
function restAfter(failures: number): number {
  return Math.min(LEASE_MS * 2 ** failures, MAX_REST_MS);
}

/** Does the same work several times side by side. Rejects once all have ended. */
async function sideBySide(work: () => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: MAX_MAILS_AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
