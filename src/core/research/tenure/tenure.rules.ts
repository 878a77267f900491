import type { EmployerAnswer } from '@/core/kernel/moderated/employer-answer';

/** Answers in display order. */
export const TENURE_ANSWERS = {
  offer: ['KEPT', 'CHANGED', 'WITHDRAWN', 'WITHDRAWN_AFTER_RESIGNING'],
  joiningDelay: ['NONE', 'UP_TO_30', 'UP_TO_90', 'OVER_90', 'NEVER_JOINED'],
  unpaidTraining: ['NONE', 'UP_TO_4', 'UP_TO_12', 'OVER_12'],
  bond: ['NONE', 'UP_TO_1', 'UP_TO_2', 'OVER_2'],
  bondDemanded: ['NO', 'YES'],
  originalsKept: ['NO', 'YES'],
  variablePaid: ['NOTHING', 'UP_TO_50', 'UP_TO_80', 'UP_TO_100', 'OVER_100'],
  exerciseWindow: ['UP_TO_30', 'UP_TO_90', 'UP_TO_365', 'OVER_365'],
  buyback: ['NO', 'YES'],
  exit: ['STILL_THERE', 'RESIGNED', 'CONTRACT_ENDED', 'ASKED_TO_RESIGN', 'LAID_OFF'],
  noticeDays: ['NONE', 'UP_TO_30', 'UP_TO_60', 'UP_TO_90', 'OVER_90'],
  notice: ['SERVED', 'BOUGHT_OUT', 'WAIVED', 'BUYOUT_REFUSED'],
  relievingLetter: ['LAST_DAY', 'UP_TO_30', 'LATER', 'NOT_YET', 'AGAINST_PAYMENT', 'REFUSED'],
  settlement: ['TWO_WORKING_DAYS', 'UP_TO_30', 'UP_TO_60', 'UP_TO_90', 'OVER_90', 'NOT_YET'],
  shortPaid: ['NO', 'YES'],
  pfExit: ['UP_TO_60', 'LATER', 'NOT_YET', 'NOT_APPLICABLE'],
} as const;

export type TenureQuestion = keyof typeof TENURE_ANSWERS;

export const TENURE_QUESTIONS = [
  'offer',
  'joiningDelay',
  'unpaidTraining',
  'bond',
  'bondDemanded',
  'originalsKept',
  'variablePaid',
  'exerciseWindow',
  'buyback',
  'exit',
  'noticeDays',
  'notice',
  'relievingLetter',
  'settlement',
  'shortPaid',
  'pfExit',
] as const satisfies readonly TenureQuestion[];

/** The answers to the questions. A skipped question is null. */
export type TenureAnswers = {
  readonly [Question in TenureQuestion]: (typeof TENURE_ANSWERS)[Question][number] | null;
};

export const TENURE_PARTS = ['joining', 'staying', 'leaving'] as const;
export type TenurePart = (typeof TENURE_PARTS)[number];

export interface TenureFact {
  readonly part: TenurePart;
  readonly questions: readonly [TenureQuestion, ...TenureQuestion[]];
}

/** Facts in the order in which they are asked and shown. */
export const TENURE_FACTS: readonly TenureFact[] = [
  { part: 'joining', questions: ['offer'] },
  { part: 'joining', questions: ['joiningDelay'] },
  { part: 'joining', questions: ['unpaidTraining'] },
  { part: 'joining', questions: ['bond', 'bondDemanded'] },
  { part: 'joining', questions: ['originalsKept'] },
  { part: 'staying', questions: ['variablePaid'] },
  { part: 'staying', questions: ['exerciseWindow', 'buyback'] },
  { part: 'leaving', questions: ['exit'] },
  { part: 'leaving', questions: ['noticeDays', 'notice'] },
  { part: 'leaving', questions: ['relievingLetter'] },
  { part: 'leaving', questions: ['settlement', 'shortPaid'] },
  { part: 'leaving', questions: ['pfExit'] },
];

/** Facts by which people choose an employer. */
export const MAIN_TENURE_FACTS = [
  'offer',
  'settlement',
  'relievingLetter',
] as const satisfies readonly TenureQuestion[];

/** Joined neighbouring answers, with the number of people who gave one of them. */
export interface TenureSegment {
  readonly codes: readonly string[];
  readonly count: number;
}

export interface TenureFigure {
  readonly question: TenureQuestion;
  /** The count, rounded to a multiple of five if at least 50. */
  readonly count: number;
  /** The median of ordered answers, otherwise the most frequent one. Has several answers if a segment joins them. */
  readonly usual: readonly string[];
  /** A lower bound in fives. Null if the segments show it, or too few answered. */
  readonly atLeast: number | null;
  /** At least two segments. Empty for fewer than 13 people, and if only one answer has a segment. */
  readonly segments: readonly TenureSegment[];
  /** The newest quarter, such as `2026-Q4`. */
  readonly newest: string;
  /** True if more than half of the answers came with the last weekly count. */
  readonly isSurge: boolean;
  readonly answer?: EmployerAnswer;
}

/** A figure without segments. Segments could be subtracted from those of the company. */
export type TenureGroupFigure = Pick<TenureFigure, 'question' | 'count' | 'usual'>;

export interface TenureGroup {
  readonly name: string;
  readonly figures: readonly TenureGroupFigure[];
}

export interface TenureFigures {
  readonly figures: readonly TenureFigure[];
  /** Empty for a company that shows departments. */
  readonly roles: readonly TenureGroup[];
  /** Empty for a company that shows role families. */
  readonly departments: readonly TenureGroup[];
  readonly cities: readonly TenureGroup[];
  /** The day (`2026-11-23`). Null before the first count. */
  readonly asOf: string | null;
}

export interface CompanyTenure {
  readonly urlName: string;
  readonly figures: readonly TenureFigure[];
}

export interface TenureReport {
  /** The quarter of joining (`2026-Q4`), even if it is in the future. */
  readonly joined: string;
  readonly left: string | null;
  readonly jobProfile: string | null;
  readonly departmentId: number | null;
  readonly city: string | null;
  readonly answers: TenureAnswers;
}

export interface OwnTenure extends TenureReport {
  readonly reportId: string;
}

export const NO_TENURE_ANSWERS: TenureAnswers = {
  offer: null,
  joiningDelay: null,
  unpaidTraining: null,
  bond: null,
  bondDemanded: null,
  originalsKept: null,
  variablePaid: null,
  exerciseWindow: null,
  buyback: null,
  exit: null,
  noticeDays: null,
  notice: null,
  relievingLetter: null,
  settlement: null,
  shortPaid: null,
  pfExit: null,
};

export const MAX_LISTED_COMPANIES = 30;
