/** The degrees of studies (EM-EDUCATION), in the words in which they are shown. */
export const DEGREES = ['Doctorate/PHD', 'Masters/Post graduation', 'Graduation/Diploma'] as const;

export type Degree = (typeof DEGREES)[number];

/** The ways in which a course is attended (EM-COURSE-MODE). */
export const COURSE_MODES = ['fulltime', 'parttime', 'correspondence'] as const;

export type CourseMode = (typeof COURSE_MODES)[number];

/** A position as the user says it. Months are `2024-04`. */
export interface WorkExperienceEntry {
  readonly companyName: string;
  readonly jobProfile: string;
  readonly location: string | null;
  readonly startedOn: string;
  /** Null for the current position. */
  readonly endedOn: string | null;
}

/** A position that is stored. */
export interface WorkExperience extends WorkExperienceEntry {
  readonly id: string;
  /** The name of the company's logo; null if there is none. */
  readonly logo: string | null;
}

/** Studies as the user says them. */
export interface EducationEntry {
  readonly degree: Degree;
  readonly courseName: string;
  readonly specialization: string | null;
  readonly collegeName: string;
  readonly courseMode: CourseMode;
  readonly startYear: number;
  /** Null for studies that go on. */
  readonly endYear: number | null;
}

/** Studies that are stored. */
export interface Education extends EducationEntry {
  readonly id: string;
  /** The name of the college's logo; null if there is none. */
  readonly logo: string | null;
}
