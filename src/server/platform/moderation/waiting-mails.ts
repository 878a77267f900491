import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { DAY_MS, dayInIndia } from '@/core/common/india-calendar.rules';
import { SUMMED_GROUNDS } from '@/core/complaints/complaint-grounds.rules';
import { MAIL_DAYS } from '@/core/complaints/complaint-limits.rules';
import { MODERATION_RULE_IDS } from '@/core/moderation/moderation-rules.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { addMail, dropMail, leaseMail } from './waiting-mails.queries';

const Ground = v.picklist(SUMMED_GROUNDS);

/** Mails about complaints: the number of one, its answer, and those that whoever is on duty has to decide. `key` is null for an order, which has no page. */
const WaitingMail = v.variant('kind', [
  v.object({
    kind: v.literal('RECEIPT'),
    to: v.string(),
    number: v.string(),
    key: v.string(),
    dueAt: v.string(),
  }),
  v.object({
    kind: v.literal('ANSWER'),
    to: v.string(),
    number: v.string(),
    key: v.nullable(v.string()),
    outcome: v.picklist(['REMOVED', 'KEPT', 'GONE']),
    rule: v.nullable(v.picklist(MODERATION_RULE_IDS)),
    appealUntil: v.string(),
  }),
  v.object({
    kind: v.literal('DUTY'),
    to: v.string(),
    waiting: v.array(v.object({ number: v.string(), ground: Ground, dueAt: v.string(), isLate: v.boolean() })),
  }),
]);

/** A mail that waits to be written and sent; nothing in it is of its reader's own words. */
export type WaitingMail = v.InferOutput<typeof WaitingMail>;

/** A mail that this process has in hand. */
export interface LeasedMail {
  readonly id: string;
  readonly mail: WaitingMail;
}

/** A mail server that does not answer is asked again after so long, also by another process. */
const LEASE_MS = 5 * 60_000;
const SEAL_BLOCK = 512;

export interface WaitingMailsDeps {
  readonly authorship: Pick<Authorship, 'sealJson' | 'unsealJson'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Mails that are stored with what they tell of, in one transaction, so that a stopped server sends them at its start. */
export class WaitingMails {
  constructor(private readonly deps: WaitingMailsDeps) {}

  async put(tx: Database, mail: WaitingMail): Promise<void> {
    const { authorship, now } = this.deps;
    const id = randomUUID();
    const seal = authorship.sealJson(Buffer.from(id), mail, SEAL_BLOCK);
    await tx.query(addMail, id, seal, dayInIndia(now() + MAIL_DAYS * DAY_MS));
  }

  /** Takes a mail that no process has in hand; null for none. */
  async lease(database: Database): Promise<LeasedMail | null> {
    const { authorship, now } = this.deps;
    const [row] = await database.query(leaseMail, new Date(now()), new Date(now() + LEASE_MS));
    return row === undefined
      ? null
      : { id: row.id, mail: v.parse(WaitingMail, authorship.unsealJson(Buffer.from(row.id), row.seal)) };
  }

  async drop(database: Database, { id }: LeasedMail): Promise<void> {
    await database.query(dropMail, id);
  }
}
