import type { NewCompany } from '../company-proposals/new-company';
import type { InterviewExperience } from '../interviews/interview';
import type { InterviewDifficulty, InterviewOutcome } from '../interviews/interview-scales.rules';

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

export interface SubmittedRound {
  readonly name: string;
  readonly minutes: number | null;
  readonly questions: readonly string[];
}

/** An interview report. Company and job profile are names from the catalogue; the city is a catalogue id. */
export interface InterviewContribution {
  readonly companyName: string;
  /**
   * Absent for a company in the catalogue. The contribution waits until a moderator has decided about the new company.
   */
  readonly newCompany?: NewCompany;
  readonly jobProfile: string;
  readonly locationId: number | null;
  readonly month: string;
  readonly experience: InterviewExperience | null;
  readonly difficulty: InterviewDifficulty;
  readonly outcome: InterviewOutcome;
  readonly isFair: boolean | null;
  readonly days: number | null;
  readonly appliedThrough: InterviewSource | null;
  readonly rounds: readonly SubmittedRound[];
  readonly story: string;
}
