import type { CourseMode, Degree, Education, EducationEntry, WorkExperience, WorkExperienceEntry } from './experience';
import { COURSE_MODES, DEGREES } from './experience';
import type { Faults } from './experience.rules';
import { educationFaults, FIRST_YEAR, workExperienceFaults } from './experience.rules';

/** Unfilled fields are empty texts. Months are `01` to `12`. */
export interface WorkFields {
  readonly companyName: string;
  readonly jobProfile: string;
  readonly location: string;
  readonly startMonth: string;
  readonly startYear: string;
  readonly isCurrent: boolean;
  readonly endMonth: string;
  readonly endYear: string;
}

export interface EducationFields {
  readonly degree: Degree | '';
  readonly courseName: string;
  readonly specialization: string;
  readonly collegeName: string;
  readonly courseMode: CourseMode | '';
  readonly startYear: string;
  readonly isCurrent: boolean;
  readonly endYear: string;
}

const CHOOSE = 'Choose one.';
const CHOOSE_MONTH = 'Choose month and year.';
const CHOOSE_YEAR = 'Choose a year.';

export const emptyWorkFields: WorkFields = {
  companyName: '',
  jobProfile: '',
  location: '',
  startMonth: '',
  startYear: '',
  isCurrent: false,
  endMonth: '',
  endYear: '',
};

export const emptyEducationFields: EducationFields = {
  degree: '',
  courseName: '',
  specialization: '',
  collegeName: '',
  courseMode: '',
  startYear: '',
  isCurrent: false,
  endYear: '',
};

export function yearsUntil(thisYear: number): readonly string[] {
  return Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => String(thisYear - index));
}

export function fieldsOfWork(entry: WorkExperience): WorkFields {
  const [startYear = '', startMonth = ''] = entry.startedOn.split('-');
  const [endYear = '', endMonth = ''] = entry.endedOn?.split('-') ?? [];
  const { companyName, jobProfile, location } = entry;
  const isCurrent = entry.endedOn === null;
  return { companyName, jobProfile, location: location ?? '', startMonth, startYear, isCurrent, endMonth, endYear };
}

export function fieldsOfEducation(entry: Education): EducationFields {
  const { degree, courseName, specialization, collegeName, courseMode, startYear, endYear } = entry;
  return {
    degree,
    courseName,
    specialization: specialization ?? '',
    collegeName,
    courseMode,
    startYear: String(startYear),
    isCurrent: endYear === null,
    endYear: endYear === null ? '' : String(endYear),
  };
}

export function workEntryOf(fields: WorkFields): WorkExperienceEntry {
  return {
    companyName: fields.companyName.trim(),
    jobProfile: fields.jobProfile.trim(),
    location: fields.location.trim() || null,
    startedOn: `${fields.startYear}-${fields.startMonth}`,
    endedOn: fields.isCurrent ? null : `${fields.endYear}-${fields.endMonth}`,
  };
}

export function educationEntryOf(fields: EducationFields): EducationEntry {
  return {
    degree: fields.degree || DEGREES[0],
    courseName: fields.courseName.trim(),
    specialization: fields.specialization.trim() || null,
    collegeName: fields.collegeName.trim(),
    courseMode: fields.courseMode || COURSE_MODES[0],
    startYear: Number(fields.startYear),
    endYear: fields.isCurrent ? null : Number(fields.endYear),
  };
}

export function workFieldFaults(fields: WorkFields, thisMonth: string): Faults<keyof WorkExperienceEntry> {
  const isStartOpen = fields.startMonth === '' || fields.startYear === '';
  const isEndOpen = !fields.isCurrent && (fields.endMonth === '' || fields.endYear === '');
  return {
    ...workExperienceFaults(
      // Replaces an open date with a valid one, so that it reports no fault besides "choose a month".
      { ...workEntryOf(fields), ...(isStartOpen && { startedOn: thisMonth }), ...(isEndOpen && { endedOn: null }) },
      thisMonth,
    ),
    ...(isStartOpen && { startedOn: CHOOSE_MONTH }),
    ...(isEndOpen && { endedOn: CHOOSE_MONTH }),
  };
}

export function educationFieldFaults(fields: EducationFields, thisMonth: string): Faults<keyof EducationEntry> {
  const thisYear = Number(thisMonth.slice(0, 4));
  const isStartOpen = fields.startYear === '';
  const isEndOpen = !fields.isCurrent && fields.endYear === '';
  return {
    ...educationFaults(
      { ...educationEntryOf(fields), ...(isStartOpen && { startYear: thisYear }), ...(isEndOpen && { endYear: null }) },
      thisYear,
    ),
    ...(fields.degree === '' && { degree: CHOOSE }),
    ...(fields.courseMode === '' && { courseMode: CHOOSE }),
    ...(isStartOpen && { startYear: CHOOSE_YEAR }),
    ...(isEndOpen && { endYear: CHOOSE_YEAR }),
  };
}
