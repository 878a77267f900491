import { randomUUID } from 'node:crypto';
import { dayBeforeInIndia, dayInIndia, monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { SummedGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import type { ComplaintShare } from '@/core/kernel/moderated/complaint-limits.rules';
import {
  MAX_CASES_PER_DAY,
  MAX_HIDES_OF_ALL_PER_DAY,
  MAX_HIDES_PER_DAY,
  MIN_DAYS_TO_HIDE_MORE,
  shareOf,
} from '@/core/kernel/moderated/complaint-limits.rules';
import { dueAt } from '@/core/kernel/moderated/grounds.rules';
import { reminderAt, remindersBefore } from '@/core/kernel/moderated/reminders.rules';
import { MAX_ORDERS_PER_DAY } from '@/core/trust/legal/order-document.rules';
import type { Authorship } from '../authorship';
import { countOfDay } from '../contributing/contributing.queries';
import type { Database } from '../database';
import type { ComplaintLetter } from './complaint-letter';
import { sealLetter } from './complaint-letter';
import { addComplaint, addHide, hideOf, knownUser } from './complaints.queries';
import type { ItemName } from './item-rows';
import type { Moderation, OpenedCase } from './moderation';
import { canCarryIntimate } from './moderation';

export interface ComplaintSender {
  /** The larger network that it came from (`siteOf`). */
  readonly site: string;
  /** null for a guest. */
  readonly userId: string | null;
}

/** A complaint or an order about one contribution. */
export interface NewComplaint {
  readonly item: ItemName;
  readonly ground: SummedGround;
  readonly number: string;
  readonly keyRef: Uint8Array;
  readonly letter: ComplaintLetter;
  /** The network that it came from (`networkOf`). */
  readonly network: string;
  /** The sender that a hide is counted of; null for one that hides nothing. */
  readonly sender: ComplaintSender | null;
  /** True if the network has sent its share of the day: its text is not kept, and it is read last. */
  readonly isOverShare: boolean;
  readonly isForCompany: boolean;
}

export interface TakenComplaint {
  readonly ground: SummedGround;
  readonly dueAt: Date;
  readonly isHidden: boolean;
}

export interface ComplaintRegisterDeps {
  readonly authorship: Authorship;
  readonly moderation: Moderation;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Stores complaints and orders as cases of the moderators. Each service that takes some calls it in its own transaction. */
export class ComplaintRegister {
  constructor(private readonly deps: ComplaintRegisterDeps) {}

  /** Counts a complaint or notice of a network, and returns what becomes of it. */
  async count(tx: Database, network: string): Promise<ComplaintShare> {
    const [counted] = await tx.query(countOfDay, this.#ofDay(`complaints of ${network}`), MAX_CASES_PER_DAY);
    return shareOf(counted?.count ?? MAX_CASES_PER_DAY + 1);
  }

  /** Counts a complaint or order whose answer goes to an address, and returns whether it may: up to `most` a day, for anybody can name any address. */
  async canMail(tx: Database, email: string, most: number): Promise<boolean> {
    return this.#isWithin(tx, `mails to ${email.trim().toLowerCase()}`, most);
  }

  /** Counts the document of an order of a network, and returns whether it may be kept. */
  async canKeepOrder(tx: Database, network: string): Promise<boolean> {
    return this.#isWithin(tx, `orders of ${network}`, MAX_ORDERS_PER_DAY);
  }

  /** Returns null for a contribution that is gone. */
  async take(tx: Database, given: NewComplaint): Promise<TakenComplaint | null> {
    const { authorship, moderation, now } = this.deps;
    const { item, letter, isOverShare, isForCompany, network } = given;
    const opened = await moderation.complain(tx, { ...item, ground: given.ground, isDoubtful: isOverShare, network });
    if (opened === null) return null;
    const { caseId, ground } = opened;
    const isHidden = opened.found.state === 'held' || (await this.#hide(tx, opened, ground, given.sender));
    const id = randomUUID();
    const due = dueAt(ground, now());
    const sent = remindersBefore(ground);
    const next = reminderAt(ground, due, sent);
    const kept = isOverShare ? { ...letter, email: null, address: '', details: null } : letter;
    await tx.query(addComplaint, {
      id,
      number: given.number,
      key_ref: given.keyRef,
      seal: sealLetter(authorship, id, kept),
      ground,
      kind: opened.found.kind,
      item_id: opened.found.id,
      case_id: caseId,
      received_on: dayInIndia(now()),
      due_at: new Date(due),
      is_hidden: isHidden,
      reminders: sent,
      remind_at: next === null ? null : new Date(next),
      is_for_company: isForCompany,
      rating: isForCompany ? opened.item.rating : null,
    });
    return { ground, dueAt: new Date(due), isHidden };
  }

  /** Hides a picture, a video or a pseudonym that is said to be intimate: once, and few of a network and of all. Returns whether it did. */
  async #hide(
    tx: Database,
    { found, item }: OpenedCase,
    ground: SummedGround,
    sender: ComplaintSender | null,
  ): Promise<boolean> {
    if (sender === null || ground !== 'INTIMATE' || !canCarryIntimate(found.kind, item.parts)) return false;
    const { kind, id } = found;
    if ((await tx.query(hideOf, kind, id)).length > 0) return false;
    if (!(await this.#canHide(tx, sender)) || !(await this.#isWithin(tx, 'hides of all', MAX_HIDES_OF_ALL_PER_DAY)))
      return false;
    await tx.query(addHide, kind, id, item.place, `${monthInIndia(this.deps.now())}-01`);
    await this.deps.moderation.items.takeOff(tx, found, 'held');
    return true;
  }

  /** Counts a hide of a sender, and returns whether it is the first of its site in a day, or a further one of a user who is known well enough. */
  async #canHide(tx: Database, { site, userId }: ComplaintSender): Promise<boolean> {
    if (await this.#isWithin(tx, `first hide of ${site}`, 1)) return true;
    if (userId === null) return false;
    const knownSince = dayBeforeInIndia(this.deps.now(), MIN_DAYS_TO_HIDE_MORE);
    if ((await tx.query(knownUser, userId, knownSince)).length === 0) return false;
    const isOfSite = await this.#isWithin(tx, `further hides of ${site}`, MAX_HIDES_PER_DAY - 1);
    return isOfSite && this.#isWithin(tx, `further hides of ${userId}`, MAX_HIDES_PER_DAY - 1);
  }

  async #isWithin(tx: Database, counted: string, most: number): Promise<boolean> {
    return (await tx.query(countOfDay, this.#ofDay(counted), most)).length > 0;
  }

  #ofDay(counted: string): Uint8Array {
    return this.deps.authorship.senderRef(`${counted} on ${dayInIndia(this.deps.now())}`);
  }
}
