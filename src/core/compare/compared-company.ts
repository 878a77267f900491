import type { CompanyCard } from '../company/company-card';

/** A company beside others. */
export interface ComparedCompany {
  readonly company: CompanyCard;
  readonly interviewsCount: number;
  readonly benefitsCount: number;
  readonly photosCount: number;
  readonly followersCount: number;
  readonly foundedYear: number | null;
  readonly globalEmployeeCount: string | null;
  readonly isClaimed: boolean;
}
