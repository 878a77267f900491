import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { BasicDetails, BasicDetailsChange } from './basic-details';
import type { Education, EducationEntry, WorkExperience, WorkExperienceEntry } from './experience';

export interface OwnEntry {
  readonly experienceId: string;
}

/**
 * The user's own profile: details, work experience, education. Every method fails with `unauthenticated` without a
 * session. Every write fails with `conflict` (`profile_changed`) if the session has become another user's, and with
 * `invalid` and a sentence per field.
 */
export interface MyProfile {
  readonly getBasicDetails: () => Promise<Result<BasicDetails, Failure>>;
  readonly saveBasicDetails: (change: BasicDetailsChange) => Promise<Result<BasicDetails, Failure>>;
  readonly deleteProfilePhoto: () => Promise<Result<null, Failure>>;
  /** Lists work experiences, newest first. */
  readonly listWorkExperiences: () => Promise<Result<readonly WorkExperience[], Failure>>;
  /** Fails with `invalid` (`experiences_full`) for more than 50 entries. */
  readonly addWorkExperience: (entry: WorkExperienceEntry) => Promise<Result<WorkExperience, Failure>>;
  /** Fails with `notFound` for an entry of another user. */
  readonly changeWorkExperience: (entry: OwnEntry & WorkExperienceEntry) => Promise<Result<WorkExperience, Failure>>;
  readonly deleteWorkExperience: (entry: OwnEntry) => Promise<Result<null, Failure>>;
  readonly listEducations: () => Promise<Result<readonly Education[], Failure>>;
  readonly addEducation: (entry: EducationEntry) => Promise<Result<Education, Failure>>;
  readonly changeEducation: (entry: OwnEntry & EducationEntry) => Promise<Result<Education, Failure>>;
  readonly deleteEducation: (entry: OwnEntry) => Promise<Result<null, Failure>>;
}

export const MyProfilePort: Key<MyProfile> = Symbol('MyProfile');
