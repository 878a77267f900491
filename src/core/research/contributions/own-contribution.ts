import type { ContributionStatus } from '@/core/research/contribute/contribution-status';
import { contributionTitles } from '@/core/research/contribute/contribution-status';
import type { ContributionReason } from '@/core/trust/moderation/contribution-reason';
import type { Counting } from './counting.rules';

export type OwnContributionKind = 'review' | 'salary' | 'interview' | 'benefits' | 'photo' | 'tenure' | 'company';

export interface OwnPay {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly joiningBonus: number;
  readonly years: number | null;
  readonly city: string | null;
}

export interface OwnContribution {
  readonly id: string;
  readonly kind: OwnContributionKind;
  /** `PENDING` waits for a moderator's decision. `REJECTED` was removed by a moderator. */
  readonly status: 'PENDING' | 'LIVE' | 'REJECTED';
  readonly companyName: string;
  /** Empty for a company that its author added and that has no page yet. */
  readonly companyUrlName: string;
  readonly about: string | null;
  readonly pay: OwnPay | null;
  readonly month: string;
  /** The state of the contribution in figures. Null if the kind has no figures, or the contribution is not live. */
  readonly counting: Counting | null;
  /** The earliest day (`2026-11-24`). Null unless `LATER`. */
  readonly countsFrom: string | null;
  /** A whole hour in ISO 8601. Null once other users see it, and for pay, which is only shown in figures. */
  readonly showsAt: string | null;
  /** Rules that the contribution breaks. Empty if it is live. */
  readonly reasons: readonly ContributionReason[];
}

export interface OwnContributions {
  readonly items: readonly OwnContribution[];
  readonly total: number;
}

export interface WaitingCard extends Pick<OwnContribution, 'id' | 'about' | 'month'> {
  readonly kind: 'interview' | 'benefits' | 'photo';
  readonly text: string | null;
  readonly showsAt: string;
}

const STATUSES: Readonly<Record<OwnContribution['status'], Exclude<ContributionStatus, 'pending'>>> = {
  PENDING: 'submitted',
  LIVE: 'live',
  REJECTED: 'rejected',
};

const NOUNS: Readonly<Record<Exclude<OwnContributionKind, 'review'>, string>> = {
  salary: 'salary',
  interview: 'interview',
  benefits: 'benefits',
  photo: 'photo',
  tenure: 'report',
  company: 'company',
};

export function titleOf({ kind, status }: Pick<OwnContribution, 'kind' | 'status'>): string {
  const title = contributionTitles[STATUSES[status]];
  return kind === 'review'
    ? title
    : title.replace(/review/i, (word) => (word === 'Review' ? capital(NOUNS[kind]) : NOUNS[kind]));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
