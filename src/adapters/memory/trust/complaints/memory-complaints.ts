import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryPost } from '@/adapters/memory/talk/posting/post-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { mailboxOf } from '@/core/kernel/common/mailbox.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type {
  CompanyComplaintSums,
  Complaint,
  ComplaintReceipt,
  ComplaintState,
  ComplaintSums,
  GroundSum,
} from '@/core/kernel/moderated/complaint';
import { SUMMED_GROUNDS } from '@/core/kernel/moderated/complaint-grounds.rules';
import { MAX_HIDES_PER_DAY, MAX_RECEIPTS_PER_DAY, shareOf } from '@/core/kernel/moderated/complaint-limits.rules';
import { dueAt } from '@/core/kernel/moderated/grounds.rules';
import { itemOfAddress } from '@/core/trust/complaints/complaint-address.rules';
import { complaintRefusals } from '@/core/trust/complaints/complaint-refusals.rules';
import type { Complaints } from '@/core/trust/complaints/complaints.port';
import { MIN_COUNTED_DECISIONS } from '@/core/trust/public-log/log-line.rules';
import { CaseRecords } from '../moderation/case-records';
import { LogRecords } from '../public-log/log-records';
import { ComplaintRecords, stateOf, timeOf } from './complaint-records';

const CHANCE_DIGITS = 6;

/** Complaints in memory. All browsers of the world count as one network. */
export class MemoryComplaints implements Complaints {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  sendComplaint(body: Complaint): Promise<Result<ComplaintReceipt, Failure>> {
    return this.#browser.ask('sendComplaint', { body }, (viewer) => {
      const { noEmail, sentBefore } = complaintRefusals;
      const email = body.email ?? viewer?.email ?? null;
      if (email === null) return refusal(422, 'email_required', noEmail, { email: noEmail });
      const earlier = this.#records.find(body.key);
      if (earlier === null) return this.#store(body, email);
      const isSame = JSON.stringify(earlier.complaint) === JSON.stringify(body);
      return isSame ? ok(earlier.receipt) : refusal(409, 'complaint_changed', sentBefore);
    });
  }

  getComplaint(path: { readonly key: string }): Promise<Result<ComplaintState, Failure>> {
    return this.#browser.ask('getComplaint', { path }, () => {
      const found = this.#records.find(path.key);
      return found === null ? refusal(404, 'complaint_not_found', complaintRefusals.notFound) : ok(stateOf(found));
    });
  }

  getComplaintSums(): Promise<Result<ComplaintSums, Failure>> {
    return this.#browser.ask('getComplaintSums', {}, () => {
      const grounds = SUMMED_GROUNDS.flatMap((ground) => this.#sumOf(ground));
      const appeals = this.#browser.world.records(LogRecords).lines.filter(({ origin }) => origin === 'APPEAL');
      const won = appeals.filter(({ act }) => act === 'PUBLISHED').length;
      const hidden = { count: said(this.#records.hidden.size), places: [] };
      const companies = this.#sumOfCompanies();
      return ok({ grounds, appeals: { decided: said(appeals.length), won: said(won) }, companies, hidden });
    });
  }

  #store(body: Complaint, email: string): Result<ComplaintReceipt, Failure> {
    const { unknownAddress, gone } = complaintRefusals;
    const item = itemOfAddress(body.address);
    if (item === null) return refusal(422, 'address_unknown', unknownAddress, { address: unknownAddress });
    const { world } = this.#browser;
    const post = item.kind === 'post' ? this.#postOf(item.id) : null;
    if (post === null) return refusal(404, 'contribution_gone', gone);
    const today = dayInIndia(world.clock.now());
    const share = shareOf(this.#records.count(today));
    const number = `CM-${today.replaceAll('-', '')}-${String(world.nextNumber()).padStart(CHANCE_DIGITS, '0')}`;
    const key = body.key.toLowerCase();
    if (share === 'number') return ok({ key, number, dueAt: null, isHidden: false, isMailed: false });
    const isOverShare = share === 'case';
    const isMailed = !isOverShare && this.#records.count(`${mailboxOf(email)} ${today}`) <= MAX_RECEIPTS_PER_DAY;
    const ground = isOverShare && !(body.ground === 'INTIMATE' && post.media.length > 0) ? 'OTHER' : body.ground;
    const one = world.records(CaseRecords).complain(post, ground, isOverShare ? null : body.details);
    const isHidden = post.status === 'FLAGGED' || (ground === 'INTIMATE' && this.#hide(post, today));
    const receipt = {
      key,
      number,
      dueAt: new Date(dueAt(ground, world.clock.now())).toISOString(),
      isHidden,
      isMailed,
    };
    this.#records.add({ complaint: body, ground, receipt, receivedOn: today, case: one });
    return ok(receipt);
  }

  #postOf(id: string): MemoryPost | null {
    const post = this.#browser.world.records(PostRecords).all.find((one) => one.id === id);
    return post !== undefined && (post.status === 'LIVE' || post.status === 'FLAGGED') ? post : null;
  }

  #hide(post: MemoryPost, today: string): boolean {
    const { hidden } = this.#records;
    if (post.media.length === 0 || hidden.has(post.id)) return false;
    // All users are on one network here, and every account has a confirmed email address.
    const most = this.#browser.viewer() === null ? 1 : MAX_HIDES_PER_DAY;
    if (hidden.size >= most || this.#records.count(`hides ${today}`) > MAX_HIDES_PER_DAY) return false;
    hidden.add(post.id);
    post.status = 'FLAGGED';
    return true;
  }

  #sumOf(ground: GroundSum['ground']): readonly GroundSum[] {
    const complaints = this.#records.all.filter((one) => one.ground === ground);
    if (complaints.length === 0) return [];
    const times = complaints.map(timeOf).filter((time) => time !== null);
    const hours = times.map((time) => time.hours).toSorted((one, other) => one - other);
    const isTimed = hours.length >= MIN_COUNTED_DECISIONS;
    return [
      {
        ground,
        received: said(complaints.length),
        answered: said(hours.length),
        medianHours: isTimed ? (hours[Math.ceil(hours.length / 2) - 1] ?? null) : null,
        slowestHours: isTimed ? (hours.at(-1) ?? null) : null,
        late: said(times.filter(({ isLate }) => isLate).length),
      },
    ];
  }

  /** Counts the complaints that companies sent. The star ratings are left out, because only posts exist in memory. */
  #sumOfCompanies(): CompanyComplaintSums {
    const sent = this.#records.all.filter(({ complaint }) => complaint.isForCompany);
    const outcomes = sent.flatMap((one) => stateOf(one).answer?.outcome ?? []);
    const kept = outcomes.filter((outcome) => outcome !== 'REMOVED').length;
    return { received: said(sent.length), decided: said(outcomes.length), kept: said(kept), stars: [] };
  }

  get #records(): ComplaintRecords {
    return this.#browser.world.records(ComplaintRecords);
  }
}

function said(count: number): number | null {
  return count < MIN_COUNTED_DECISIONS ? null : count;
}
