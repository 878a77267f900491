export const DEGREES = ['Doctorate/PHD', 'Masters/Post graduation', 'Graduation/Diploma'] as const;

export type Degree = (typeof DEGREES)[number];

export const COURSE_MODES = ['fulltime', 'parttime', 'correspondence'] as const;

export type CourseMode = (typeof COURSE_MODES)[number];

/** Months are `2024-04`. */
export interface WorkExperienceEntry {
  readonly companyName: string;
  readonly jobProfile: string;
  readonly location: string | null;
  readonly startedOn: string;
  /** The last month, or null if the position is the current one. */
  readonly endedOn: string | null;
}

export interface WorkExperience extends WorkExperienceEntry {
  readonly id: string;
  /** The name of the company's logo, or null if there is none. */
  readonly logo: string | null;
}

export interface EducationEntry {
  readonly degree: Degree;
  readonly courseName: string;
  readonly specialization: string | null;
  readonly collegeName: string;
  readonly courseMode: CourseMode;
  readonly startYear: number;
  readonly endYear: number | null;
}

export interface Education extends EducationEntry {
  readonly id: string;
  /** The name of the college's logo, or null if there is none. */
  readonly logo: string | null;
}
