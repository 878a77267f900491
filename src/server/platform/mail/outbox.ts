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
import { retryDelayAfter } from './mail-rest';
import { MailRound, sideBySide } from './mail-round';
import type { Mail, Mailer } from './mailer.port';
import { MailRefused } from './mailer.port';
import { abandonMails, addMail, delayMail, dropMail, leaseMail } from './outbox.queries';
import type { MailAttempts, MailItem } from './unmade-mails';
import { UnmadeMails } from './unmade-mails';

const LEASE_MS = 5 * 60_000;

/** The padded size of a sealed mail in bytes. It hides the number of entries in list mails. */
const SEAL_BLOCK = 16_384;

const StoredMail = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.exactOptional(v.string()),
  unsubscribe: v.exactOptional(v.string()),
});

export interface MailContext {
  readonly address: Pick<ServerAddress, 'origin'>;
  readonly brand: string;
}

export interface OutboxDeps extends MailContext {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson' | 'mailRef'>;
  readonly mailer: Mailer;
  readonly metrics: Pick<Metrics, 'endedMail'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly now: () => number;
}

export interface MailSource<Item extends MailItem, Claimed> {
  readonly list: MailList;
  claim(tx: Database, item: Item): Promise<Claimed | null>;
  mailOf(tx: Database, claimed: Claimed, item: Item): Promise<Mail | null>;
}

interface LeasedMail {
  readonly id: string;
  readonly mail: Mail;
  readonly failures: number;
}

/**
 * Stores mails in the transaction of their event and sends them after it. After a stop, the next start or another
 * process sends them. Stable ids reveal duplicates. Permanent refusals are final. After other failures, mails are
 * retried for days and then dropped.
 */
export class Outbox {
  #sending: Promise<void> = Promise.resolve();
  #isQueued = false;
  #isClosing = false;
  readonly #unmade: UnmadeMails;

  constructor(private readonly deps: OutboxDeps) {
    this.#unmade = new UnmadeMails(deps);
  }

  get place(): MailContext {
    return this.deps;
  }

  /**
   * Stores a mail in its event's transaction. The next scheduled run or `sendSoon` sends it. `owner` is the `mailRef`
   * of the account with which the mail is deleted.
   */
  async put(tx: Database, mail: Mail, owner: Uint8Array | null = null): Promise<void> {
    await this.#store(tx, mail, { owner, leasedUntil: null });
  }

  /**
   * Claims items and stores their mails in a transaction, several concurrently, then sends them. A failed item is
   * retried on its own and dropped after some days. Returns false if the mail server is unavailable, and rejects if the
   * database is unavailable.
   */
  async mailEach<Item extends MailItem, Claimed>(
    items: readonly Item[],
    work: MailSource<Item, Claimed>,
  ): Promise<boolean> {
    const tries = await this.#unmade.formerTries(work.list, items);
    const left = items.flatMap((item, place) => {
      const former = tries[place];
      return former === undefined || former.rests ? [] : [{ item, former }];
    });
    const turn = new MailRound();
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

  /**
   * Sends pending mails. A refused address does not delay other mails. Throws if the mail server answered no mail at all; all mails are then kept.
   */
  async sendDue(): Promise<void> {
    const turn = new MailRound();
    await sideBySide(async () => {
      for (let mail = await this.#lease(); mail !== null; mail = turn.isAway ? null : await this.#lease())
        await this.#send(mail, turn);
    });
    turn.refuseSilence();
  }

  sendSoon(): void {
    // The queued turn sends this mail too.
    if (this.#isQueued) return;
    this.#isQueued = true;
    this.#sending = this.#sending
      .then(() => {
        this.#isQueued = false;
        return this.#isClosing ? undefined : this.sendDue();
      })
      .catch((error: unknown) => this.deps.log.error({ err: error }, 'no mail goes out'));
  }

  close(): Promise<void> {
    this.#isClosing = true;
    return this.#sending;
  }

  async giveUp(now: number): Promise<void> {
    await this.#unmade.purge(now);
    const [given] = await this.deps.database.query(abandonMails, dayInIndia(now));
    for (let mails = given?.mails ?? 0; mails > 0; mails -= 1) this.deps.metrics.endedMail('givenUp');
  }

  async #make<Item extends MailItem, Claimed>(
    work: MailSource<Item, Claimed>,
    item: Item,
    former: MailAttempts,
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

  /** Drops an item whose mail could not be built for days. */
  async #giveItemUp<Item extends MailItem, Claimed>(work: MailSource<Item, Claimed>, item: Item): Promise<null> {
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

  async #send({ id, mail, failures }: LeasedMail, turn: MailRound): Promise<void> {
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
        await database.query(delayMail, id, new Date(now() + retryDelayAfter(failures)));
        return;
      }
    }
    await database.query(dropMail, id);
  }
}
