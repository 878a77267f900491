import type {
  Education,
  EducationEntry,
  WorkExperience,
  WorkExperienceEntry,
} from '@/core/account/my-profile/experience';
import type { EducationFields, WorkFields } from '@/core/account/my-profile/experience-fields';
import type { Key } from '@/core/kernel/common/key';
import type { ExperienceListStore } from './experience-list.store';
import type { MyProfileStore } from './my-profile.store';
import type { OwnWrites } from './own-writes';
import type { PhotoStore } from './photo.store';
import type { PseudonymFormStore } from './pseudonym-form.store';

export type WorkExperienceStore = ExperienceListStore<
  WorkFields,
  keyof WorkExperienceEntry,
  WorkExperienceEntry,
  WorkExperience
>;
export type EducationStore = ExperienceListStore<EducationFields, keyof EducationEntry, EducationEntry, Education>;

export const MyProfileKey: Key<MyProfileStore> = Symbol('my-profile/MyProfileStore');
export const WorkExperienceKey: Key<WorkExperienceStore> = Symbol('my-profile/WorkExperienceStore');
export const EducationKey: Key<EducationStore> = Symbol('my-profile/EducationStore');
export const PhotoKey: Key<PhotoStore> = Symbol('my-profile/PhotoStore');
export const PseudonymFormKey: Key<PseudonymFormStore> = Symbol('my-profile/PseudonymFormStore');
export const OwnWritesKey: Key<OwnWrites> = Symbol('my-profile/OwnWrites');
