import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { College, CollegeFilter, CollegeFilterParameters, CollegePage } from './college';

export interface Colleges {
  /** One page of the colleges that pass a name and filters, from page 1, 20 of them without a `limit`. */
  readonly listColleges: (
    wanted: CollegeFilterParameters & { readonly page?: number; readonly limit?: number },
  ) => Promise<Result<CollegePage, Failure>>;
  /** The options of the filters with their counts. `forbidden` for crawlers. */
  readonly listCollegeFilters: (wanted: CollegeFilterParameters) => Promise<Result<readonly CollegeFilter[], Failure>>;
  /** `notFound` if no college has the name in its address. */
  readonly getCollege: (college: { readonly urlName: string }) => Promise<Result<College, Failure>>;
}

export const CollegesPort: Key<Colleges> = Symbol('Colleges');
