import type { NamedCompany } from '@/core/kernel/common/named-company';
import type { EmployerAnswer } from '@/core/kernel/moderated/employer-answer';
import type { InterviewDifficulty, InterviewOutcome } from './interview-scales.rules';

export const INTERVIEW_EXPERIENCES = ['fresher', 'experienced'] as const;
export type InterviewExperience = (typeof INTERVIEW_EXPERIENCES)[number];

export const INTERVIEW_ROUND_KINDS = ['technical', 'test', 'group', 'managerial', 'hr'] as const;
export type InterviewRoundKind = (typeof INTERVIEW_ROUND_KINDS)[number];

export const INTERVIEW_FILTERS = ['experience', 'outcome', 'difficulty', 'round'] as const;
export type InterviewFilter = (typeof INTERVIEW_FILTERS)[number];

export interface InterviewItem {
  readonly key: string;
  readonly name: string;
}

export interface InterviewRound {
  readonly name: string;
  readonly minutes: number | null;
  readonly day: number | null;
}

export interface AskedQuestion {
  readonly questionId: string;
  readonly slug: string;
  readonly text: string;
}

export interface Interview {
  readonly interviewId: string;
  readonly company: NamedCompany;
  /**
   * The job title. Like the place and the period, it is shown only if enough people share the combination
   * (core/research/cards).
   */
  readonly designation: InterviewItem | null;
  readonly family: string | null;
  readonly location: string | null;
  readonly state: string | null;
  /** `2026-11`, `2026-Q4` or `2026`. Null if too few people share even the year. */
  readonly month: string | null;
  readonly experience: InterviewExperience | null;
  readonly difficulty: InterviewDifficulty | null;
  readonly outcome: InterviewOutcome | null;
  readonly isFair: boolean | null;
  /** The days from the first call to the answer. */
  readonly days: number | null;
  readonly appliedThrough: string | null;
  readonly rounds: readonly InterviewRound[];
  readonly story: string;
  readonly isChecked: boolean;
  readonly questions: readonly AskedQuestion[];
  readonly answer?: EmployerAnswer;
}

export interface InterviewPage {
  readonly items: readonly Interview[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly leftOut: readonly InterviewFilter[];
}

export interface InterviewTypical {
  readonly median: number | null;
  readonly count: number;
}

export interface InterviewSummary {
  readonly company: NamedCompany | null;
  readonly designation: InterviewItem | null;
  /** The company, if all counted reports are about one company and the summary is not for a company. */
  readonly onlyCompany: NamedCompany | null;
  readonly interviewsCount: number;
  /** Reports that are published but not counted yet. */
  readonly heldCount: number | null;
  readonly questionsCount: number;
  /** `2026-11`, or null if nothing was reported. */
  readonly newest: string | null;
  readonly difficulty: Readonly<Record<InterviewDifficulty, number>>;
  readonly outcome: Readonly<Record<InterviewOutcome, number>>;
  readonly experience: Readonly<Record<InterviewExperience, number>>;
  readonly roundKinds: Readonly<Record<InterviewRoundKind, number>>;
  readonly rounds: InterviewTypical;
  readonly days: InterviewTypical;
  /** The share in per cent, or null below five. */
  readonly fair: { readonly share: number | null; readonly count: number };
  readonly designations: readonly (InterviewItem & { readonly count: number })[];
}

export interface InterviewQuestion extends AskedQuestion {
  readonly company: NamedCompany;
  readonly designations: readonly InterviewItem[];
  readonly round: string | null;
  readonly skills: readonly InterviewItem[];
  /** In a list of a designation, the number of its reports that have the question. */
  readonly askedCount: number;
  readonly companiesCount: number;
  readonly answersCount: number;
  readonly newest: string | null;
}

export interface QuestionElsewhere {
  readonly questionId: string;
  readonly company: NamedCompany;
  readonly askedCount: number;
}

/** Distinct questions across all companies, most asked first. */
export interface InterviewQuestionPage {
  readonly items: readonly InterviewQuestion[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  /** True if the designation has no questions, so that questions of all designations are listed. */
  readonly anyDesignation: boolean;
  readonly skill: InterviewItem | null;
  readonly jobsCount: number | null;
}

export interface InterviewAnswer {
  readonly answerId: string;
  readonly text: string;
  readonly authorName: string | null;
  readonly outcome: InterviewOutcome | null;
  readonly month: string;
}

export interface AnswerOfUser {
  readonly text: string;
  readonly authorName: string;
  readonly createdAt: string;
  readonly upvotes: number;
}

export interface InterviewQuestionDetail {
  readonly question: InterviewQuestion;
  readonly elsewhere: readonly QuestionElsewhere[];
  readonly answers: readonly InterviewAnswer[];
  /** At most ten answers, for search engines, which cannot load the comments. */
  readonly answersOfUsers: readonly AnswerOfUser[];
  /** The post whose comments are users' answers. Null before the first answer. */
  readonly postId: string | null;
}
