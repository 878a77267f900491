import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MAIL_DAYS } from '@/core/kernel/common/mail-days.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { Metrics } from '../metrics/metrics';
import type { ServerAddress } from '../server-address';
import type { MailList } from './mail-lists';
import { restAfter } from './mail-rest';
import { MailTurn, sideBySide } from './mail-turn';
import type { Mail, Mailer } from './mailer.port';
import { MailRefused } from './mailer.port';
import { addMail, delayMail, dropMail, giveMailsUp, leaseMail } from './outbox.queries';
import type { FormerTries, MailItem } from './unmade-mails';
import { UnmadeMails } from './unmade-mails';

/** A process that ends with a mail in hand leaves it to the others after so long. */
const LEASE_MS = 5 * 60_000;

/** The size of a seal in bytes, of a mail with a list too: its length would tell which answers or jobs it names. */
const SEAL_BLOCK = 16_384;

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

/** The mails of a list that its user can end; they go with the account. */
export interface MailWork<Item extends MailItem, Claimed> {
  readonly list: MailList;
  /** Marks an item as told; null if nothing is due, or another process has it. */
  claim(tx: Database, item: Item): Promise<Claimed | null>;
  /** Makes its mail, in the same transaction; null for none. */
  mailOf(tx: Database, claimed: Claimed, item: Item): Promise<Mail | null>;
}

/** A mail that this process has in hand. */
interface LeasedMail {
  readonly id: string;
  readonly mail: Mail;
  readonly failures: number;
}

/**
 * The mails that are stored with what they tell of, in one transaction, and sent after it: a stopped server sends them at its start, another process
 * when the time of this one is over. Each has an id that stays, so that a mail that left twice is known as one. What is refused permanently is not
 * sent again; what no server takes for days is given up.
 */
export class Outbox {
  #sending: Promise<void> = Promise.resolve();
  #isQueued = false;
  #isClosing = false;
  readonly #unmade: UnmadeMails;

  constructor(private readonly deps: OutboxDeps) {
    this.#unmade = new UnmadeMails(deps);
  }

  get place(): MailPlace {
    return this.deps;
  }

  /** Stores a mail in the transaction of its event; it leaves with the next turn, or with `sendSoon`. `owner` is the `mailRef` with whose account it goes. */
  async put(tx: Database, mail: Mail, owner: Uint8Array | null = null): Promise<void> {
    await this.#store(tx, mail, { owner, leasedUntil: null });
  }

  /**
   * Claims each item and makes its mail, several at once, in a transaction that also stores it; then it is sent. An item whose mail cannot be made fails alone:
   * it stays unmarked, rests, and is given up after its days. Returns false, with items left, if the mail server is away; rejects if the database is.
   */
  async mailEach<Item extends MailItem, Claimed>(
    items: readonly Item[],
    work: MailWork<Item, Claimed>,
  ): Promise<boolean> {
    const tries = await this.#unmade.formerTries(work.list, items);
    const left = items.flatMap((item, place) => {
      const former = tries[place];
      return former === undefined || former.rests ? [] : [{ item, former }];
    });
    const turn = new MailTurn();
    await sideBySide(async () => {
      try {
        for (let next = left.shift(); next !== undefined && !turn.isAway; next = left.shift()) {
          const leased = await this.#make(work, next.item, next.former);
          if (leased !== null) await this.#send(leased, turn);
        }
      } catch (error) {
        left.length = 0;
        throw error;
      }
    });
    return !turn.isAway;
  }

  /** Sends the mails that wait, each by one process. One whose address is refused holds no other back. Throws if no mail was answered; all then wait for a later turn. */
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
    await this.#unmade.purge(now);
    const [given] = await this.deps.database.query(giveMailsUp, dayInIndia(now));
    for (let mails = given?.mails ?? 0; mails > 0; mails -= 1) this.deps.metrics.endedMail('givenUp');
  }

  /** Returns the mail of an item, stored and in hand; null for none. Throws if not even its failure can be noted. */
  async #make<Item extends MailItem, Claimed>(
    work: MailWork<Item, Claimed>,
    item: Item,
    former: FormerTries,
  ): Promise<LeasedMail | null> {
    const { database, log } = this.deps;
    const { list } = work;
    if (former.isOver) return this.#giveItemUp(work, item);
    try {
      return await database.transaction(async (tx) => {
        const claimed = await work.claim(tx, item);
        const mail = claimed === null ? null : await work.mailOf(tx, claimed, item);
        if (former.failures > 0) await this.#unmade.drop(tx, list, item);
        if (mail === null) return null;
        const owner = this.deps.authorship.mailRef(item.userId, list);
        return this.#store(tx, mail, { owner, leasedUntil: this.deps.now() + LEASE_MS });
      });
    } catch (error) {
      log.error({ err: error, list }, 'a mail could not be made');
      await this.#unmade.note(list, item, former);
      return null;
    }
  }

  /** Marks an item as told whose mail could not be made for days. */
  async #giveItemUp<Item extends MailItem, Claimed>(work: MailWork<Item, Claimed>, item: Item): Promise<null> {
    const { database, log, metrics } = this.deps;
    const { list } = work;
    const claimed = await database.transaction(async (tx) => {
      await this.#unmade.drop(tx, list, item);
      return work.claim(tx, item);
    });
    if (claimed === null) return null;
    log.error({ list }, 'a mail that could not be made is given up');
    metrics.endedMail('givenUp');
    return null;
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
