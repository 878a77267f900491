import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

export interface VisitedCompany {
  readonly urlName: string;
  readonly companyName: string;
  readonly logo: string | null;
}

/** The user's visited companies, which no other user sees. */
export interface BrowsingHistory {
  /** Lists the last ten, newest first. */
  readonly listVisitedCompanies: () => Promise<Result<{ readonly items: readonly VisitedCompany[] }, Failure>>;
  /** Fails with `notFound` for an unknown company. */
  readonly recordVisit: (company: { readonly urlName: string }) => Promise<Result<null, Failure>>;
}

export const BrowsingHistoryPort: Key<BrowsingHistory> = Symbol('BrowsingHistory');
