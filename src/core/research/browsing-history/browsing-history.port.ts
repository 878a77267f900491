import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';

/** A company that the user looked at; `urlName` is its name in addresses. */
export interface VisitedCompany {
  readonly urlName: string;
  readonly companyName: string;
  readonly logo: string | null;
}

/** The companies that the user looked at, which no other user sees. */
export interface BrowsingHistory {
  /** Returns the last ten, the newest first. */
  readonly listVisitedCompanies: () => Promise<Result<{ readonly items: readonly VisitedCompany[] }, Failure>>;
  /** Makes a company the newest of them. `notFound`. */
  readonly recordVisit: (company: { readonly urlName: string }) => Promise<Result<null, Failure>>;
}

export const BrowsingHistoryPort: Key<BrowsingHistory> = Symbol('BrowsingHistory');
