import type { Education, EducationEntry, WorkExperience, WorkExperienceEntry } from '@/core/my-profile/experience';
import type { EducationFields, WorkFields } from '@/core/my-profile/experience-fields';
import {
  educationEntryOf,
  educationFieldFaults,
  emptyEducationFields,
  emptyWorkFields,
  fieldsOfEducation,
  fieldsOfWork,
  workEntryOf,
  workFieldFaults,
} from '@/core/my-profile/experience-fields';
import { educationItem, workExperienceItem } from '@/core/my-profile/experience-item';
import type { MyProfile } from '@/core/my-profile/my-profile.port';
import type { KindOfExperience } from './experience-list.store';

const V3 = { version: 'v3' } as const;

/** Positions, over their calls. */
export function workExperienceOver(
  profiles: MyProfile,
): KindOfExperience<WorkFields, keyof WorkExperienceEntry, WorkExperienceEntry, WorkExperience> {
  return {
    list: () => profiles.listWorkExperiences(V3),
    add: (entry) => profiles.addWorkExperience(V3, entry),
    change: (experienceId, entry) => profiles.changeWorkExperience({ ...V3, experienceId }, entry),
    delete: (experienceId) => profiles.deleteWorkExperience({ ...V3, experienceId }),
    empty: emptyWorkFields,
    fieldsOf: fieldsOfWork,
    entryOf: workEntryOf,
    faultsOf: workFieldFaults,
    fields: ['companyName', 'jobProfile', 'location', 'startedOn', 'endedOn'],
    itemOf: workExperienceItem,
  };
}

/** Studies, over their calls. */
export function educationOver(
  profiles: MyProfile,
): KindOfExperience<EducationFields, keyof EducationEntry, EducationEntry, Education> {
  return {
    list: () => profiles.listEducations(V3),
    add: (entry) => profiles.addEducation(V3, entry),
    change: (experienceId, entry) => profiles.changeEducation({ ...V3, experienceId }, entry),
    delete: (experienceId) => profiles.deleteEducation({ ...V3, experienceId }),
    empty: emptyEducationFields,
    fieldsOf: fieldsOfEducation,
    entryOf: educationEntryOf,
    faultsOf: educationFieldFaults,
    fields: ['degree', 'courseName', 'specialization', 'collegeName', 'courseMode', 'startYear', 'endYear'],
    itemOf: educationItem,
  };
}
