import type { EmployerAnswer } from '@/core/kernel/moderated/employer-answer';

/** The questions about joining, staying and leaving, with their answers in the order in which a bar shows them. */
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

/** The answers of one person; null for a question that was skipped. */
export type TenureAnswers = {
  readonly [Question in TenureQuestion]: (typeof TENURE_ANSWERS)[Question][number] | null;
};

export const TENURE_PARTS = ['joining', 'staying', 'leaving'] as const;
export type TenurePart = (typeof TENURE_PARTS)[number];

/** A fact that readers see, with the questions that it is made of; the first is the fact itself. */
export interface TenureFact {
  readonly part: TenurePart;
  readonly questions: readonly [TenureQuestion, ...TenureQuestion[]];
}

/** The twelve facts, in the order in which they are asked and shown. */
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

/** The facts that people choose an employer by, in lists and comparisons. */
export const DECIDING_FACTS = ['offer', 'settlement', 'relievingLetter'] as const satisfies readonly TenureQuestion[];

/** A segment of a bar: answers that are neighbours, with the people who gave one of them. */
export interface TenureSegment {
  readonly codes: readonly string[];
  /** In fives, rounded down. */
  readonly count: number;
}

/** The answers to one question that readers see. */
export interface TenureFigure {
  readonly question: TenureQuestion;
  /** The number of people, from 50 on in fives. */
  readonly count: number;
  /** The middle answer of a question with an order, the most frequent one of another; several if a segment joins them. */
  readonly usual: readonly string[];
  /** The least number of people who gave the usual answer, in fives; null if the segments show it, or too few answered. */
  readonly atLeast: number | null;
  /** At least two segments; empty for fewer than 13 people, and if only one answer has a group. */
  readonly segments: readonly TenureSegment[];
  /** The quarter of the newest answer, `2026-Q4`. */
  readonly newest: string;
  /** True if more than half came with the last weekly count. */
  readonly isSurge: boolean;
  /** Absent for none. */
  readonly answer?: EmployerAnswer;
}

/** The figure of a part of a company: no segments, which could be subtracted from those of the company. */
export type TenureGroupFigure = Pick<TenureFigure, 'question' | 'count' | 'usual'>;

/** A family of roles, a department or a city of a company. */
export interface TenureGroup {
  readonly name: string;
  readonly figures: readonly TenureGroupFigure[];
}

/** All that readers see of one company. A question that too few answered is absent. */
export interface TenureFigures {
  readonly figures: readonly TenureFigure[];
  /** Families of roles (`titleFamilyOf`); empty for a company that shows departments. */
  readonly roles: readonly TenureGroup[];
  /** Empty for a company that shows families of roles. */
  readonly departments: readonly TenureGroup[];
  readonly cities: readonly TenureGroup[];
  /** The day of the last count, `2026-11-23`; null before the first. */
  readonly asOf: string | null;
}

/** The deciding facts of one company in a list. */
export interface CompanyTenure {
  readonly urlName: string;
  readonly figures: readonly TenureFigure[];
}

/** One stay at a company, as its author tells it. */
export interface TenureReport {
  /** The quarter of joining, or of the planned joining date: `2026-Q4`. */
  readonly joined: string;
  /** The quarter of the last day; null if it was not said. */
  readonly left: string | null;
  /** The name of a job profile of the catalogue. Figures are of its family. */
  readonly jobProfile: string | null;
  readonly departmentId: number | null;
  /** The name of a city of the catalogue. */
  readonly city: string | null;
  readonly answers: TenureAnswers;
}

export interface OwnTenure extends TenureReport {
  readonly reportId: string;
}

/** A report that answers nothing yet. */
export const NO_ANSWERS: TenureAnswers = {
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

/** The maximum number of companies in a list of facts. */
export const MAX_LISTED_COMPANIES = 30;
