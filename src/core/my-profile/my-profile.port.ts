import type { Failure } from '@/core/common/failure';
import type { Key } from '@/core/common/key';
import type { Result } from '@/core/common/result';
import type { BasicDetails, BasicDetailsChange } from './basic-details';
import type { Education, EducationEntry, WorkExperience, WorkExperienceEntry } from './experience';

/** All versions of the calls are alike. */
export interface CallVersion {
  readonly version: 'v1' | 'v2' | 'v3';
}

/** One of the user's entries. */
export interface EntryPath extends CallVersion {
  readonly experienceId: string;
}

/**
 * The user's own profile: details, work experience, education. Every method fails with `unauthenticated` without a session; every write with `conflict`
 * (`profile_changed`) where the session has become another user's, and with `invalid` and a sentence per field.
 */
export interface MyProfile {
  getBasicDetails(): Promise<Result<BasicDetails, Failure>>;
  saveBasicDetails(change: BasicDetailsChange): Promise<Result<BasicDetails, Failure>>;
  /** Does nothing where there is no photo. */
  deleteProfilePhoto(): Promise<Result<null, Failure>>;
  /** The newest first, as are studies. */
  listWorkExperiences(path: CallVersion): Promise<Result<readonly WorkExperience[], Failure>>;
  /** `invalid` (`experiences_full`) for the 51st. */
  addWorkExperience(path: CallVersion, entry: WorkExperienceEntry): Promise<Result<WorkExperience, Failure>>;
  /** `notFound` for what is not the user's own. */
  changeWorkExperience(path: EntryPath, entry: WorkExperienceEntry): Promise<Result<WorkExperience, Failure>>;
  deleteWorkExperience(path: EntryPath): Promise<Result<null, Failure>>;
  listEducations(path: CallVersion): Promise<Result<readonly Education[], Failure>>;
  addEducation(path: CallVersion, entry: EducationEntry): Promise<Result<Education, Failure>>;
  changeEducation(path: EntryPath, entry: EducationEntry): Promise<Result<Education, Failure>>;
  deleteEducation(path: EntryPath): Promise<Result<null, Failure>>;
}

/** Names the MyProfile port in the container. */
export const MyProfilePort: Key<MyProfile> = Symbol('MyProfile');
