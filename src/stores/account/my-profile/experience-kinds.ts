import type {
  Education,
  EducationEntry,
  WorkExperience,
  WorkExperienceEntry,
} from '@/core/account/my-profile/experience';
import type { EducationFields, WorkFields } from '@/core/account/my-profile/experience-fields';
import {
  educationEntryOf,
  educationFieldFaults,
  emptyEducationFields,
  emptyWorkFields,
  fieldsOfEducation,
  fieldsOfWork,
  workEntryOf,
  workFieldFaults,
} from '@/core/account/my-profile/experience-fields';
import { educationItem, workExperienceItem } from '@/core/account/my-profile/experience-item';
import type { MyProfile } from '@/core/account/my-profile/my-profile.port';
import type { KindOfExperience } from './experience-list.store';

export function workExperienceKind(
  profiles: MyProfile,
): KindOfExperience<WorkFields, keyof WorkExperienceEntry, WorkExperienceEntry, WorkExperience> {
  return {
    list: () => profiles.listWorkExperiences(),
    add: (entry) => profiles.addWorkExperience(entry),
    change: (experienceId, entry) => profiles.changeWorkExperience({ experienceId, ...entry }),
    delete: (experienceId) => profiles.deleteWorkExperience({ experienceId }),
    empty: emptyWorkFields,
    fieldsOf: fieldsOfWork,
    entryOf: workEntryOf,
    faultsOf: workFieldFaults,
    fields: ['companyName', 'jobProfile', 'location', 'startedOn', 'endedOn'],
    itemOf: workExperienceItem,
  };
}

export function educationKind(
  profiles: MyProfile,
): KindOfExperience<EducationFields, keyof EducationEntry, EducationEntry, Education> {
  return {
    list: () => profiles.listEducations(),
    add: (entry) => profiles.addEducation(entry),
    change: (experienceId, entry) => profiles.changeEducation({ experienceId, ...entry }),
    delete: (experienceId) => profiles.deleteEducation({ experienceId }),
    empty: emptyEducationFields,
    fieldsOf: fieldsOfEducation,
    entryOf: educationEntryOf,
    faultsOf: educationFieldFaults,
    fields: ['degree', 'courseName', 'specialization', 'collegeName', 'courseMode', 'startYear', 'endYear'],
    itemOf: educationItem,
  };
}
