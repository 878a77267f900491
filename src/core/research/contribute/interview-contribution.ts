import type { NewCompany } from '../company-proposals/new-company';
import type { InterviewExperience } from '../interviews/interview';
import type { InterviewDifficulty, InterviewOutcome } from '../interviews/interview-scales.rules';

/** The ways to an interview. */
export const INTERVIEW_SOURCES = [
  'jobSite',
  'companySite',
  'referral',
  'campus',
  'recruiter',
  'walkIn',
  'other',
] as const;
export type InterviewSource = (typeof INTERVIEW_SOURCES)[number];

/** A round with what was asked in it. */
export interface GivenRound {
  readonly name: string;
  readonly minutes: number | null;
  readonly questions: readonly string[];
}

/** A user's own interview. Company and job profile are names of the catalogue, the city is one of its ids. */
export interface InterviewContribution {
  readonly companyName: string;
  /** More of a company that the catalogue does not have. A moderator decides about it first; the rest waits. */
  readonly newCompany?: NewCompany;
  readonly jobProfile: string;
  readonly locationId: number | null;
  /** `2026-11`. */
  readonly month: string;
  readonly experience: InterviewExperience | null;
  readonly difficulty: InterviewDifficulty;
  readonly outcome: InterviewOutcome;
  readonly isFair: boolean | null;
  /** From the first call to the answer. */
  readonly days: number | null;
  readonly appliedThrough: InterviewSource | null;
  readonly rounds: readonly GivenRound[];
  /** Empty if there is none. */
  readonly story: string;
}
