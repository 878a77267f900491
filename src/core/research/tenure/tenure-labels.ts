import type { TenureAnswers, TenureFigure, TenurePart, TenureQuestion } from './tenure.rules';

export const TENURE_PART_LABELS: Readonly<Record<TenurePart, string>> = {
  joining: 'Joining',
  staying: 'Staying',
  leaving: 'Leaving',
};

export const TENURE_NAMES: Readonly<Record<TenureQuestion, string>> = {
  offer: 'Offer',
  joiningDelay: 'Joining date',
  unpaidTraining: 'Unpaid training',
  bond: 'Bond',
  bondDemanded: 'Bond demanded on leaving',
  originalsKept: 'Original certificates',
  variablePaid: 'Variable pay',
  exerciseWindow: 'Time to exercise ESOPs',
  buyback: 'ESOP buyback',
  exit: 'Still there or left',
  noticeDays: 'Notice in the letter',
  notice: 'Notice in fact',
  relievingLetter: 'Relieving letter',
  settlement: 'Final settlement',
  shortPaid: 'Settlement paid in full',
  pfExit: 'PF exit date',
};

export const TENURE_ANSWER_LABELS: {
  readonly [Question in TenureQuestion]: Readonly<Record<NonNullable<TenureAnswers[Question]>, string>>;
} = {
  offer: {
    KEPT: 'Kept',
    CHANGED: 'Changed',
    WITHDRAWN: 'Withdrawn',
    WITHDRAWN_AFTER_RESIGNING: 'Withdrawn after resigning elsewhere',
  },
  joiningDelay: {
    NONE: 'Not moved',
    UP_TO_30: 'Up to 30 days later',
    UP_TO_90: '31–90 days later',
    OVER_90: 'More than 90 days later',
    NEVER_JOINED: 'Never joined',
  },
  unpaidTraining: { NONE: 'None', UP_TO_4: 'Up to 4 weeks', UP_TO_12: '5–12 weeks', OVER_12: 'More than 12 weeks' },
  bond: { NONE: 'None', UP_TO_1: 'Up to ₹1 lakh', UP_TO_2: '₹1–2 lakh', OVER_2: 'More than ₹2 lakh' },
  bondDemanded: { NO: 'Not demanded', YES: 'Demanded' },
  originalsKept: { NO: 'Not kept', YES: 'Kept by the company' },
  variablePaid: {
    NOTHING: 'Nothing',
    UP_TO_50: '1–50%',
    UP_TO_80: '51–80%',
    UP_TO_100: '81–100%',
    OVER_100: 'More than 100%',
  },
  exerciseWindow: {
    UP_TO_30: 'Up to 30 days',
    UP_TO_90: '31–90 days',
    UP_TO_365: '91 days to a year',
    OVER_365: 'More than a year',
  },
  buyback: { NO: 'Never', YES: 'At least once' },
  exit: {
    STILL_THERE: 'Still there',
    RESIGNED: 'Resigned',
    CONTRACT_ENDED: 'Contract ended',
    ASKED_TO_RESIGN: 'Asked to resign',
    LAID_OFF: 'Laid off',
  },
  noticeDays: {
    NONE: 'None',
    UP_TO_30: 'Up to 30 days',
    UP_TO_60: '31–60 days',
    UP_TO_90: '61–90 days',
    OVER_90: 'More than 90 days',
  },
  notice: {
    SERVED: 'Served',
    BOUGHT_OUT: 'Bought out',
    WAIVED: 'Waived',
    BUYOUT_REFUSED: 'Buy-out refused',
  },
  relievingLetter: {
    LAST_DAY: 'On the last day',
    UP_TO_30: 'Within 30 days',
    LATER: 'Later',
    NOT_YET: 'Not yet',
    AGAINST_PAYMENT: 'Only against payment',
    REFUSED: 'Refused',
  },
  settlement: {
    TWO_WORKING_DAYS: 'Within two working days',
    UP_TO_30: 'Within 30 days',
    UP_TO_60: 'After 31–60 days',
    UP_TO_90: 'After 61–90 days',
    OVER_90: 'After more than 90 days',
    NOT_YET: 'Not paid yet',
  },
  shortPaid: { NO: 'Paid in full', YES: 'Short-paid' },
  pfExit: {
    UP_TO_60: 'Within 60 days',
    LATER: 'Later',
    NOT_YET: 'Not yet',
    NOT_APPLICABLE: 'Not applicable',
  },
};

/** The label of an answer from a newer server. */
const OTHER_ANSWER = 'Another answer';

const MAX_USUAL = 2;
const NO_PATTERN = 'No clear pattern';

/** Returns a label like "Later, not yet or refused". */
export function tenureSegmentLabel(question: TenureQuestion, codes: readonly string[]): string {
  const [first = '', ...rest] = labelsOf(question, codes);
  const others = rest.map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  const last = others.pop();
  return last === undefined ? first : `${[first, ...others].join(', ')} or ${last}`;
}

/** False if joining small groups made the most frequent answer meaningless. */
export function isUsualAnswerClear({ question, usual }: Pick<TenureFigure, 'question' | 'usual'>): boolean {
  return labelsOf(question, usual).length <= MAX_USUAL;
}

export function usualTenureLabel(figure: Pick<TenureFigure, 'question' | 'usual'>): string {
  return isUsualAnswerClear(figure) ? tenureSegmentLabel(figure.question, figure.usual) : NO_PATTERN;
}

/** Returns null if the usual answer is one of several, or is not known to be the answer of most people. */
export function soleTenureLabel({
  question,
  usual,
  atLeast,
}: Pick<TenureFigure, 'question' | 'usual' | 'atLeast'>): string | null {
  const [label = null, ...others] = labelsOf(question, usual);
  return others.length > 0 || atLeast !== null ? null : label;
}

function labelsOf(question: TenureQuestion, codes: readonly string[]): readonly string[] {
  const labels: Readonly<Record<string, string>> = TENURE_ANSWER_LABELS[question];
  // Both withdrawals share one label.
  const told = codes.filter((code) => code !== 'WITHDRAWN_AFTER_RESIGNING' || !codes.includes('WITHDRAWN'));
  return [...new Set(told.map((code) => labels[code] ?? OTHER_ANSWER))];
}
