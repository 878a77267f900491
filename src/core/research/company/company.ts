import type { EarnedBadge } from './company-badges.rules';
import type { CompanyCounts } from './company-counts';
import type { InvitedShare } from './invited-share';

export interface OfficeRef {
  readonly city: string;
  readonly locationUrl: string;
}

export interface Company {
  readonly companyId: number;
  readonly urlName: string;
  readonly companyName: string;
  readonly industry: string;
  readonly about: string | null;
  readonly logo: string | null;
  readonly coverPhoto: string | null;
  /** The rating to one decimal, or null below five reviews (decisions 0.7). */
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly newestReview: string | null;
  readonly followersCount: number;
  readonly photosCount: number;
  readonly relationsCount: number;
  readonly isClaimed: boolean;
  /** The month (`2026-11`), or null for an unclaimed company. */
  readonly claimedIn: string | null;
  /** Null while it is not published. */
  readonly invited?: InvitedShare | null;
  readonly infoTags: readonly string[];
  readonly badges: readonly EarnedBadge[];
  readonly hq: string;
  readonly indianEmployeeCount: string | null;
  readonly globalEmployeeCount: string | null;
  readonly socialLinks: readonly string[];
  readonly officeLocations: readonly OfficeRef[];
  readonly foundedYear: number | null;
  readonly counts: CompanyCounts;
  readonly isFollowed: boolean;
}

export type CompanyBasics = Pick<
  Company,
  'about' | 'industry' | 'infoTags' | 'hq' | 'foundedYear' | 'indianEmployeeCount' | 'globalEmployeeCount'
>;

/** The facts of the head. Rating and review count are only shown together. */
export type CompanyHeaderData = Pick<Company, 'rating' | 'reviewsCount' | 'newestReview'>;
