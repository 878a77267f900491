import type { EmployerAnswer } from '@/core/kernel/moderated/employer-answer';
import type { InterviewDifficulty, InterviewOutcome } from './interview-scales.rules';

/** True if a candidate looked for a first job (EM-EXPERIENCE-FILTER). */
export const INTERVIEW_EXPERIENCES = ['fresher', 'experienced'] as const;
export type InterviewExperience = (typeof INTERVIEW_EXPERIENCES)[number];

/** The kinds of rounds; a round may be of several. */
export const INTERVIEW_ROUND_KINDS = ['technical', 'test', 'group', 'managerial', 'hr'] as const;
export type InterviewRoundKind = (typeof INTERVIEW_ROUND_KINDS)[number];

/** The filters of reports, by their names in addresses. */
export const INTERVIEW_FILTERS = ['experience', 'outcome', 'difficulty', 'round'] as const;
export type InterviewFilter = (typeof INTERVIEW_FILTERS)[number];

/** A company, job profile or skill; `key` is its name in addresses. */
export interface InterviewItem {
  readonly key: string;
  readonly name: string;
}

/** A round of an interview; day 1 is the day of the first. */
export interface InterviewRound {
  readonly name: string;
  readonly minutes: number | null;
  readonly day: number | null;
}

/** A question as a report names it. */
export interface AskedQuestion {
  readonly questionId: string;
  readonly slug: string;
  readonly text: string;
}

/** A report of an interview. */
export interface Interview {
  readonly interviewId: string;
  readonly company: InterviewItem;
  /** Title, place and period show only if enough people share them together (core/research/cards). */
  readonly designation: InterviewItem | null;
  /** The family of the job title, if the title does not show. */
  readonly family: string | null;
  readonly location: string | null;
  /** The state of the city, if the city does not show. */
  readonly state: string | null;
  /** `2026-11`, `2026-Q4` or `2026`; null if too few share any of them. */
  readonly month: string | null;
  readonly experience: InterviewExperience | null;
  readonly difficulty: InterviewDifficulty | null;
  readonly outcome: InterviewOutcome | null;
  readonly isFair: boolean | null;
  /** From the first call to the answer. */
  readonly days: number | null;
  readonly appliedThrough: string | null;
  readonly rounds: readonly InterviewRound[];
  readonly story: string;
  readonly isChecked: boolean;
  readonly questions: readonly AskedQuestion[];
  /** Absent for none. */
  readonly answer?: EmployerAnswer;
}

/** One page of reports, the newest first. */
export interface InterviewPage {
  readonly items: readonly Interview[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  /** The filters that were not understood. */
  readonly leftOut: readonly InterviewFilter[];
}

/** A median, null under five, and the number of reports that it is of. */
export interface InterviewTypical {
  readonly median: number | null;
  readonly count: number;
}

/** The expectations of an interview, in counts and medians. */
export interface InterviewSummary {
  readonly company: InterviewItem | null;
  readonly designation: InterviewItem | null;
  /** The company of all counted reports, if the summary is of no company and they are all of one. */
  readonly onlyCompany: InterviewItem | null;
  readonly interviewsCount: number;
  /** Reports that show and that no figure counts yet. */
  readonly heldCount: number | null;
  readonly questionsCount: number;
  /** `2026-11`; null if nothing was reported. */
  readonly newest: string | null;
  readonly difficulty: Readonly<Record<InterviewDifficulty, number>>;
  readonly outcome: Readonly<Record<InterviewOutcome, number>>;
  readonly experience: Readonly<Record<InterviewExperience, number>>;
  readonly roundKinds: Readonly<Record<InterviewRoundKind, number>>;
  readonly rounds: InterviewTypical;
  readonly days: InterviewTypical;
  /** The share of a hundred that found it fair; null under five. */
  readonly fair: { readonly share: number | null; readonly count: number };
  /** The most reported of the company; empty without one. */
  readonly designations: readonly (InterviewItem & { readonly count: number })[];
}

export interface InterviewQuestion extends AskedQuestion {
  readonly company: InterviewItem;
  /** The designations that the question belongs to at this company, the most frequent first, three at most. */
  readonly designations: readonly InterviewItem[];
  readonly round: string | null;
  readonly skills: readonly InterviewItem[];
  /** The times that this company asked it; in a list of a designation, the reports of it that have the question. */
  readonly askedCount: number;
  /** The companies that asked it, this one included. */
  readonly companiesCount: number;
  readonly answersCount: number;
  readonly newest: string | null;
}

/** A question as another company asked it. */
export interface QuestionElsewhere {
  readonly questionId: string;
  readonly company: InterviewItem;
  readonly askedCount: number;
}

/** One page of questions, the most asked first, each once however many companies asked it; `skill` is the one that they are for. */
export interface InterviewQuestionPage {
  readonly items: readonly InterviewQuestion[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  /** True if no question belongs to the designation, so that those of all designations are listed. */
  readonly anyDesignation: boolean;
  readonly skill: InterviewItem | null;
  /** Openings that ask for the skill; null without one. */
  readonly jobsCount: number | null;
}

/** An answer of a person who says how the own interview ended. */
export interface InterviewAnswer {
  readonly answerId: string;
  readonly text: string;
  readonly authorName: string | null;
  readonly outcome: InterviewOutcome | null;
  readonly month: string;
}

/** An answer of a user, as guests see it. */
export interface AnswerOfUser {
  readonly text: string;
  /** A pseudonym. */
  readonly authorName: string;
  readonly createdAt: string;
  readonly upvotes: number;
}

/** A question with the answers of reports, the newest first. */
export interface InterviewQuestionDetail {
  readonly question: InterviewQuestion;
  /** The most asked first, ten at most. */
  readonly elsewhere: readonly QuestionElsewhere[];
  readonly answers: readonly InterviewAnswer[];
  /** The best of what users answer, ten at most: for search engines, which may not ask for comments. */
  readonly answersOfUsers: readonly AnswerOfUser[];
  /** The post whose comments are the answers of users; null before the first. */
  readonly postId: string | null;
}
