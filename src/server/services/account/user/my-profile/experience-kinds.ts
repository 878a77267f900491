import type { Education, EducationEntry, WorkExperience, WorkExperienceEntry } from '@/contract/generated/user';
import {
  educationFaults,
  tidiedEducation,
  tidiedWork,
  workExperienceFaults,
} from '@/core/account/my-profile/experience.rules';
import { monthInIndia, yearInIndia } from '@/core/kernel/common/india-calendar.rules';
import { presentEducation, presentWorkExperience } from './experience.presenter';
import type { ExperienceKind } from './my-profile.queries';
import { collegeLogos, companyLogos } from './my-profile.queries';

export interface KindOfExperience<Entry, Shown> {
  readonly kind: ExperienceKind;
  readonly tidied: (entry: Entry) => Entry;
  readonly faultsOf: (entry: Entry, now: number) => Readonly<Record<string, string>>;
  readonly periodOf: (entry: Entry) => readonly [start: string, end: string | null];
  readonly placeOf: (entry: Entry) => string;
  readonly logos: typeof companyLogos;
  readonly present: (id: string, entry: Entry, logo: string | null) => Shown;
}

export const workExperience: KindOfExperience<WorkExperienceEntry, WorkExperience> = {
  kind: 'work',
  tidied: tidiedWork,
  faultsOf: (entry, now) => workExperienceFaults(entry, monthInIndia(now)),
  periodOf: ({ startedOn, endedOn }) => [startedOn, endedOn],
  placeOf: ({ companyName }) => companyName,
  logos: companyLogos,
  present: presentWorkExperience,
};

export const education: KindOfExperience<EducationEntry, Education> = {
  kind: 'education',
  tidied: tidiedEducation,
  faultsOf: (entry, now) => educationFaults(entry, yearInIndia(now)),
  periodOf: ({ startYear, endYear }) => [String(startYear), endYear === null ? null : String(endYear)],
  placeOf: ({ collegeName }) => collegeName,
  logos: collegeLogos,
  present: presentEducation,
};
