import type { EarnedBadge } from './company-badges.rules';
import type { CompanyCounts } from './company-counts';
import type { InvitedShare } from './invited-share';

/** An office as links lead to it. */
export interface OfficeRef {
  readonly city: string;
  /** The office in addresses, unique within the company. */
  readonly locationUrl: string;
}

/** The head of a company's pages (EN-CO-HELPER). */
export interface Company {
  readonly companyId: number;
  /** The company in addresses. */
  readonly urlName: string;
  readonly companyName: string;
  readonly industry: string;
  readonly about: string | null;
  readonly logo: string | null;
  readonly coverPhoto: string | null;
  /** To one decimal; null below five reviews (decisions 0.7). */
  readonly rating: number | null;
  readonly reviewsCount: number;
  /** `2026-11`; null without reviews. */
  readonly newestReview: string | null;
  readonly followersCount: number;
  readonly photosCount: number;
  readonly relationsCount: number;
  readonly isClaimed: boolean;
  /** The month of the first proof, `2026-11`; null for an unclaimed company. */
  readonly claimedIn: string | null;
  /** The share of contributions that came by the company’s invitation; null while it is not published. */
  readonly invited?: InvitedShare | null;
  readonly infoTags: readonly string[];
  readonly badges: readonly EarnedBadge[];
  readonly hq: string;
  /** Labels of sizes (`10k-50k`), shown as given (EM-EMPLOYEE-BUCKETS). */
  readonly indianEmployeeCount: string | null;
  readonly globalEmployeeCount: string | null;
  readonly socialLinks: readonly string[];
  readonly officeLocations: readonly OfficeRef[];
  readonly foundedYear: number | null;
  readonly counts: CompanyCounts;
  readonly isFollowed: boolean;
}

/** The facts that introduce a company. */
export type CompanyBasics = Pick<
  Company,
  'about' | 'industry' | 'infoTags' | 'hq' | 'foundedYear' | 'indianEmployeeCount' | 'globalEmployeeCount'
>;

/** The figures beside a company's name, which are never shown without each other. */
export type CompanyHeaderData = Pick<Company, 'rating' | 'reviewsCount' | 'newestReview'>;
