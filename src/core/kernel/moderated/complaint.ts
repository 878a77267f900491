import type { ComplaintGround, SummedGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import type { ModerationRule } from '@/core/kernel/moderated/moderation-rules.rules';

/** A complaint about a contribution. */
export interface Complaint {
  /** A random UUID of the sender's: whoever has it reads the answer, and the same one is the same complaint. */
  readonly key: string;
  /** The address of the contribution. */
  readonly address: string;
  readonly ground: ComplaintGround;
  readonly details: string;
  /** Null for the address of the user's account. */
  readonly email: string | null;
  /** True if it is sent for a company, as its sender says: sums count these apart. */
  readonly isForCompany: boolean;
}

/** The proof that a complaint was received. */
export interface ComplaintReceipt {
  readonly key: string;
  readonly number: string;
  /** ISO 8601 in UTC. Null if the network has sent too many that day: nobody decides, and nothing is stored. */
  readonly dueAt: string | null;
  /** True if the contribution is off the public side until the decision. */
  readonly isHidden: boolean;
  /** True if the number and the answer go out by mail. */
  readonly isMailed: boolean;
}

/** The ends of a complaint: taken off, kept, taken away by its author before a decision, and back by an appeal of its author after it was taken off. */
export type ComplaintOutcome = 'REMOVED' | 'KEPT' | 'GONE' | 'RESTORED';

/** The answer to a complaint; days are `2026-11-20`. */
export interface ComplaintAnswer {
  readonly outcome: ComplaintOutcome;
  readonly rule: Pick<ModerationRule, 'number' | 'title' | 'wording'> | null;
  readonly answeredOn: string;
  /** The last day for an appeal to the Grievance Appellate Committee. */
  readonly appealUntil: string;
}

export interface ComplaintState {
  readonly number: string;
  readonly ground: SummedGround;
  /** `2026-11-20`. */
  readonly receivedOn: string;
  /** ISO 8601 in UTC. */
  readonly dueAt: string;
  /** Null until it is answered. */
  readonly answer: ComplaintAnswer | null;
}

/** The complaints of a ground within twelve months; null for a count of fewer than five, and for hours of fewer than five answers. */
export interface GroundSum {
  readonly ground: SummedGround;
  readonly received: number | null;
  readonly answered: number | null;
  readonly medianHours: number | null;
  readonly slowestHours: number | null;
  /** The answers that came after the due time, or have not come by then. */
  readonly late: number | null;
}

/** The complaints within twelve months whose senders say that they write for a company. */
export interface CompanyComplaintSums {
  readonly received: number | null;
  readonly decided: number | null;
  /** Decided complaints that were not upheld. */
  readonly kept: number | null;
  /** Complaints about reviews, by the stars of the review. */
  readonly stars: readonly { readonly rating: number; readonly received: number | null }[];
}

/** The public sums of complaints, appeals, and what was hidden at once. */
export interface ComplaintSums {
  readonly grounds: readonly GroundSum[];
  /** Appeals of authors, which another moderator decides. */
  readonly appeals: { readonly decided: number | null; readonly won: number | null };
  readonly companies: CompanyComplaintSums;
  readonly hidden: {
    readonly count: number | null;
    readonly places: readonly { readonly place: string; readonly count: number }[];
  };
}
