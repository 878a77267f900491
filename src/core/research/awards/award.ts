import type { NamedCompany } from '@/core/kernel/common/named-company';

export interface AwardCategory {
  readonly urlName: string;
  readonly name: string;
  readonly companies: number;
}

export interface AwardEdition {
  readonly year: number;
  readonly companies: number;
}

export interface AwardPlace {
  readonly rank: number;
  readonly isShared: boolean;
  readonly company: NamedCompany;
  readonly industry: string;
  /** A score from 1 to 5, to two decimals. */
  readonly score: number;
  /** The standard error of the score, to two decimals. */
  readonly uncertainty: number;
  readonly reviews: number;
  readonly rankBefore: number | null;
}

export interface AwardList {
  readonly year: number;
  readonly from: string;
  readonly to: string;
  readonly countedOn: string | null;
  readonly minReviews: number;
  readonly editions: readonly AwardEdition[];
  readonly categories: readonly AwardCategory[];
  /** Null if no category has enough companies. */
  readonly category: AwardCategory | null;
  readonly items: readonly AwardPlace[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

export interface CompanyAward {
  readonly year: number;
  readonly category: { readonly urlName: string; readonly name: string };
  readonly rank: number;
  readonly isShared: boolean;
  readonly companies: number;
  readonly score: number;
  readonly uncertainty: number;
  readonly reviews: number;
}
