import { randomUUID } from 'node:crypto';
import { dayBeforeInIndia, dayInIndia, monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { mailboxOf } from '@/core/kernel/common/mailbox.rules';
import type { SummedGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import type { ComplaintShare } from '@/core/kernel/moderated/complaint-limits.rules';
import {
  MAX_CASES_PER_DAY,
  MAX_HIDES_PER_DAY,
  MAX_TOTAL_HIDES_PER_DAY,
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
import { sealComplaintLetter } from './complaint-letter';
import { addComplaint, addComplaintHide, complaintHideOf, establishedUser } from './complaints.queries';
import type { ItemName } from './item-rows';
import type { Moderation, OpenedCase } from './moderation';
import { canShowIntimateContent } from './moderation';

export interface ComplaintSender {
  readonly site: string;
  readonly userId: string | null;
}

export interface NewComplaint {
  readonly item: ItemName;
  readonly ground: SummedGround;
  readonly number: string;
  readonly keyRef: Uint8Array;
  readonly letter: ComplaintLetter;
  readonly network: string;
  readonly sender: ComplaintSender | null;
  readonly isOverShare: boolean;
  readonly isForCompany: boolean;
}

export interface FiledComplaint {
  readonly ground: SummedGround;
  readonly dueAt: Date;
  readonly isHidden: boolean;
}

export interface ComplaintRegisterDeps {
  readonly authorship: Authorship;
  readonly moderation: Moderation;
  readonly now: () => number;
}

export class ComplaintRegister {
  constructor(private readonly deps: ComplaintRegisterDeps) {}

  async count(tx: Database, network: string): Promise<ComplaintShare> {
    const [counted] = await tx.query(countOfDay, this.#ofDay(`complaints of ${network}`), MAX_CASES_PER_DAY);
    return shareOf(counted?.count ?? MAX_CASES_PER_DAY + 1);
  }

  async canMail(tx: Database, email: string, most: number): Promise<boolean> {
    return this.#isWithin(tx, `mails to ${mailboxOf(email)}`, most);
  }

  async canKeepOrder(tx: Database, network: string): Promise<boolean> {
    return this.#isWithin(tx, `orders of ${network}`, MAX_ORDERS_PER_DAY);
  }

  async take(tx: Database, given: NewComplaint): Promise<FiledComplaint | null> {
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
      seal: sealComplaintLetter(authorship, id, kept),
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

  /**
   * Hides pictures, videos or pseudonyms reported as intimate, at most once per item, with limits per network and in
   * total. Returns whether it did.
   */
  async #hide(
    tx: Database,
    { found, item }: OpenedCase,
    ground: SummedGround,
    sender: ComplaintSender | null,
  ): Promise<boolean> {
    if (sender === null || ground !== 'INTIMATE' || !canShowIntimateContent(found.kind, item.parts)) return false;
    const { kind, id } = found;
    if ((await tx.query(complaintHideOf, kind, id)).length > 0) return false;
    if (!(await this.#canHide(tx, sender)) || !(await this.#isWithin(tx, 'hides of all', MAX_TOTAL_HIDES_PER_DAY)))
      return false;
    await tx.query(addComplaintHide, kind, id, item.place, `${monthInIndia(this.deps.now())}-01`);
    await this.deps.moderation.items.takeOff(tx, found, 'held');
    return true;
  }

  /**
   * Counts a hide. Returns true for the first hide of a site in a day, and for further hides by a sufficiently known user.
   */
  async #canHide(tx: Database, { site, userId }: ComplaintSender): Promise<boolean> {
    if (await this.#isWithin(tx, `first hide of ${site}`, 1)) return true;
    if (userId === null) return false;
    const knownSince = dayBeforeInIndia(this.deps.now(), MIN_DAYS_TO_HIDE_MORE);
    if ((await tx.query(establishedUser, userId, knownSince)).length === 0) return false;
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
