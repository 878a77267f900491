import type { ComplaintGround, SummedGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import type { ModerationRule } from '@/core/kernel/moderated/moderation-rules.rules';

export interface Complaint {
  readonly key: string;
  readonly address: string;
  readonly ground: ComplaintGround;
  readonly details: string;
  /** Null to use the address of the user's account. */
  readonly email: string | null;
  readonly isForCompany: boolean;
}

export interface ComplaintReceipt {
  readonly key: string;
  readonly number: string;
  /**
   * The due time in ISO 8601, UTC. Null if the network has sent too many complaints that day. The complaint is then
   * dropped.
   */
  readonly dueAt: string | null;
  /** True if the contribution is hidden until the decision. */
  readonly isHidden: boolean;
  readonly isMailed: boolean;
}

/** `GONE`: the author deleted the contribution before a decision. `RESTORED`: the author's appeal succeeded. */
export type ComplaintOutcome = 'REMOVED' | 'KEPT' | 'GONE' | 'RESTORED';

export interface ComplaintAnswer {
  readonly outcome: ComplaintOutcome;
  readonly rule: Pick<ModerationRule, 'number' | 'title' | 'wording'> | null;
  readonly answeredOn: string;
  readonly appealUntil: string;
}

export interface ComplaintState {
  readonly number: string;
  readonly ground: SummedGround;
  readonly receivedOn: string;
  readonly dueAt: string;
  readonly answer: ComplaintAnswer | null;
}

/** Counts below five, and hours of fewer than five answers, are null. */
export interface GroundSum {
  readonly ground: SummedGround;
  readonly received: number | null;
  readonly answered: number | null;
  readonly medianHours: number | null;
  readonly slowestHours: number | null;
  readonly late: number | null;
}

/** Sums of complaints whose senders say that they write for a company. */
export interface CompanyComplaintSums {
  readonly received: number | null;
  readonly decided: number | null;
  readonly kept: number | null;
  readonly stars: readonly { readonly rating: number; readonly received: number | null }[];
}

export interface ComplaintSums {
  readonly grounds: readonly GroundSum[];
  readonly appeals: { readonly decided: number | null; readonly won: number | null };
  readonly companies: CompanyComplaintSums;
  readonly hidden: {
    readonly count: number | null;
    readonly places: readonly { readonly place: string; readonly count: number }[];
  };
}
