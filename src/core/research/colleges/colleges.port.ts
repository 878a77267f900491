import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { College, CollegeFilter, CollegeFilterParameters, CollegePage } from './college';

export interface Colleges {
  readonly listColleges: (
    wanted: CollegeFilterParameters & { readonly page?: number; readonly limit?: number },
  ) => Promise<Result<CollegePage, Failure>>;
  readonly listCollegeFilters: (wanted: CollegeFilterParameters) => Promise<Result<readonly CollegeFilter[], Failure>>;
  readonly getCollege: (college: { readonly urlName: string }) => Promise<Result<College, Failure>>;
}

export const CollegesPort: Key<Colleges> = Symbol('Colleges');
