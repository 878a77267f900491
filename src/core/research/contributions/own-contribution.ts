import type { ContributionStatus } from '@/core/research/contribute/contribution-status';
import { contributionTitles } from '@/core/research/contribute/contribution-status';
import type { ContributionReason } from '@/core/trust/moderation/contribution-reason';
import type { Counting } from './counting.rules';

export type OwnContributionKind = 'review' | 'salary' | 'interview' | 'benefits' | 'photo' | 'tenure' | 'company';

/** A report of the user's own pay, in rupees a year; the joining bonus is paid once. */
export interface OwnPay {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly joiningBonus: number;
  /** Years of experience. */
  readonly years: number | null;
  readonly city: string | null;
}

/** A contribution of the user's about a company, with where it stands. */
export interface OwnContribution {
  readonly id: string;
  readonly kind: OwnContributionKind;
  /** `PENDING` waits for a moderator; `REJECTED` was taken off by one. */
  readonly status: 'PENDING' | 'LIVE' | 'REJECTED';
  readonly companyName: string;
  /** Empty for a company that its author has added, and that has no pages yet. */
  readonly companyUrlName: string;
  /** The job title or the caption; null for none. */
  readonly about: string | null;
  /** Null for another kind than pay. */
  readonly pay: OwnPay | null;
  /** `2026-11`. */
  readonly month: string;
  /** Null for a kind that no figure is made of, and for one that is not live. */
  readonly counting: Counting | null;
  /** The day from which figures count it at the earliest, `2026-11-24`; null unless it is `LATER`. */
  readonly countsFrom: string | null;
  /** The whole hour from which others see it, ISO 8601; null once they do, and for pay, of which others see figures alone. */
  readonly showsAt: string | null;
  /** The rules that keep it from being live; empty for a live one. */
  readonly reasons: readonly ContributionReason[];
}

export interface OwnContributions {
  readonly items: readonly OwnContribution[];
  /** The number of all. A long list holds the newest only. */
  readonly total: number;
}

/** A card of the user's that others do not see yet. */
export interface WaitingCard extends Pick<OwnContribution, 'id' | 'about' | 'month'> {
  readonly kind: 'interview' | 'benefits' | 'photo';
  /** The author's words; null for none. */
  readonly text: string | null;
  /** The whole hour from which others see it, ISO 8601. */
  readonly showsAt: string;
}

/** The states of contributions that were sent (EM-CONTRIB-STATUS). */
const STATUSES: Readonly<Record<OwnContribution['status'], Exclude<ContributionStatus, 'pending'>>> = {
  PENDING: 'submitted',
  LIVE: 'live',
  REJECTED: 'rejected',
};

/** The word for a contribution in its title; that of a review is the ledger's. */
const NOUNS: Readonly<Record<Exclude<OwnContributionKind, 'review'>, string>> = {
  salary: 'salary',
  interview: 'interview',
  benefits: 'benefits',
  photo: 'photo',
  tenure: 'report',
  company: 'company',
};

/** Returns the title of a contribution by its state (ST-CONTRIB-TITLES): "View review", and alike for the other kinds. */
export function titleOf({ kind, status }: Pick<OwnContribution, 'kind' | 'status'>): string {
  const title = contributionTitles[STATUSES[status]];
  return kind === 'review'
    ? title
    : title.replace(/review/i, (word) => (word === 'Review' ? capital(NOUNS[kind]) : NOUNS[kind]));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
