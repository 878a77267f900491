import type { LawTable } from '../law';
import type { ExitDueRow, ExitEmployer, ExitReason } from './exit-due-row';
import { BEFORE_CODES, FOR_ALL, UNDER_CODES } from './exit-due-row';
import { LATER_DUES } from './exit-dues-later';

const COVERED: readonly ExitEmployer[] = ['twenty', 'ten'];
const BY_EMPLOYER: readonly ExitReason[] = ['dismissal', 'retrenchment', 'closure'];
const BY_TIME: readonly ExitReason[] = ['retirement', 'fixedTermEnd', 'disablement', 'death'];
const NO_ENDING_OF_LEAVE: readonly ExitReason[] = ['fixedTermEnd', 'disablement'];
const PRIVATE: readonly ExitEmployer[] = [...COVERED, 'fewer'];
/** Monthly pay up to which the Payment of Wages Act applied. */
const WAGES_ACT_LIMIT = 24_000;

const WAGES_CODE = { source: 'aaptaxlaw.com, Code on Wages 2019, sections 16 and 17' };
const WAGES_ACT = { source: 'Payment of Wages Act 1936, section 5, as quoted on scribd.com 513642570' };
const LEAVE_CODE = {
  rule: 'section 32(1)(vi), Occupational Safety, Health and Working Conditions Code 2020',
  source: 'OSH Code 2020, section 32, as quoted on scribd.com 615137662',
};
const NO_DAY = { kind: 'contract' } as const;
const SERVICE_RULES = { kind: 'serviceRules' } as const;

const WAGES: readonly ExitDueRow[] = [
  {
    ...FOR_ALL,
    ...BEFORE_CODES,
    ...WAGES_ACT,
    due: 'wages',
    group: 'by the employer',
    reasons: BY_EMPLOYER,
    employers: PRIVATE,
    upTo: WAGES_ACT_LIMIT,
    term: { kind: 'workingDays', days: 2 },
    rule: 'section 5(2), Payment of Wages Act 1936',
  },
  {
    ...FOR_ALL,
    ...BEFORE_CODES,
    ...WAGES_ACT,
    due: 'wages',
    group: 'otherwise',
    reasons: ['resignation', ...BY_TIME],
    employers: PRIVATE,
    upTo: WAGES_ACT_LIMIT,
    term: { kind: 'dayOfNextMonth', day: 7 },
    rule: 'section 5(1)(a), Payment of Wages Act 1936; the tenth day where a thousand or more work',
  },
  {
    ...FOR_ALL,
    ...BEFORE_CODES,
    ...WAGES_ACT,
    due: 'wages',
    group: 'higher pay',
    employers: PRIVATE,
    above: WAGES_ACT_LIMIT,
    term: NO_DAY,
    rule: 'section 1(6), Payment of Wages Act 1936: above ₹24,000 a month only the contract names a day',
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    ...WAGES_CODE,
    due: 'wages',
    group: 'by either side',
    reasons: ['resignation', ...BY_EMPLOYER],
    employers: PRIVATE,
    term: { kind: 'workingDays', days: 2 },
    rule: 'section 17(2), Code on Wages 2019',
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    ...WAGES_CODE,
    due: 'wages',
    group: 'by time',
    reasons: BY_TIME,
    employers: PRIVATE,
    term: { kind: 'dayOfNextMonth', day: 7 },
    rule: 'section 17(1)(iv), Code on Wages 2019; section 17(2) does not name this end of a job',
  },
  {
    ...FOR_ALL,
    ...BEFORE_CODES,
    due: 'wages',
    group: 'government',
    employers: ['government'],
    term: SERVICE_RULES,
    rule: 'the service rules of the government',
    source: WAGES_ACT.source,
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    due: 'wages',
    group: 'government',
    employers: ['government'],
    term: SERVICE_RULES,
    rule: 'section 25, Code on Wages 2019: the time limits are not for government, unless a notification says so',
    source: 'Code on Wages 2019, section 25',
  },
  {
    ...FOR_ALL,
    ...BEFORE_CODES,
    due: 'wageClaim',
    employers: PRIVATE,
    term: { kind: 'afterWages', months: 12 },
    rule: 'section 15(2), Payment of Wages Act 1936',
    source: 'Payment of Wages Act 1936, section 15',
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    due: 'wageClaim',
    employers: PRIVATE,
    term: { kind: 'afterWages', months: 36 },
    rule: 'section 45(6), Code on Wages 2019',
    source: 'righttoinformation.wiki, recover unpaid wages under the Code on Wages, June 2026',
  },
];

const LEAVE: readonly ExitDueRow[] = [
  {
    ...FOR_ALL,
    ...BEFORE_CODES,
    due: 'leave',
    group: 'before the codes',
    employers: PRIVATE,
    term: NO_DAY,
    rule: 'the contract and the state’s Shops and Establishments Act; in factories section 79(3), Factories Act 1948',
    source: 'Factories Act 1948, section 79',
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    ...LEAVE_CODE,
    due: 'leave',
    group: 'workers who leave',
    reasons: ['resignation', ...BY_EMPLOYER],
    employers: COVERED,
    works: ['worker'],
    term: { kind: 'workingDays', days: 2 },
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    ...LEAVE_CODE,
    due: 'leave',
    group: 'workers who retire or die',
    reasons: ['retirement', 'death'],
    employers: COVERED,
    works: ['worker'],
    term: { kind: 'months', months: 2 },
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    due: 'leave',
    group: 'other endings',
    reasons: NO_ENDING_OF_LEAVE,
    employers: COVERED,
    works: ['worker'],
    term: NO_DAY,
    rule: 'the contract and the state’s Shops and Establishments Act: section 32 of the OSH Code 2020 names other endings',
    source: LEAVE_CODE.source,
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    due: 'leave',
    group: 'managers',
    employers: COVERED,
    works: ['manager'],
    term: NO_DAY,
    rule: 'the contract and the state’s Shops and Establishments Act: section 32 of the OSH Code 2020 speaks of workers',
    source: LEAVE_CODE.source,
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    due: 'leave',
    group: 'small employers',
    employers: ['fewer'],
    term: NO_DAY,
    rule: 'the contract and the state’s Shops and Establishments Act: the OSH Code 2020 begins at ten workers',
    source: LEAVE_CODE.source,
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    due: 'leave',
    group: 'government',
    employers: ['government'],
    term: SERVICE_RULES,
    rule: 'the service rules of the government: its offices are outside the OSH Code 2020',
    source: 'SCC Online, 25 October 2020, on the OSH Code 2020',
  },
  {
    ...FOR_ALL,
    ...BEFORE_CODES,
    due: 'leave',
    group: 'government',
    employers: ['government'],
    term: SERVICE_RULES,
    rule: 'the service rules of the government',
    source: 'SCC Online, 25 October 2020, on the OSH Code 2020',
  },
];

const GRATUITY: readonly ExitDueRow[] = [
  {
    ...FOR_ALL,
    ...BEFORE_CODES,
    due: 'gratuity',
    group: 'covered',
    employers: COVERED,
    term: { kind: 'days', days: 30 },
    rule: 'section 7(3), Payment of Gratuity Act 1972',
    source: 'Payment of Gratuity Act 1972, section 7',
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    due: 'gratuity',
    group: 'covered',
    employers: COVERED,
    term: { kind: 'days', days: 30 },
    rule: 'section 56(3), Code on Social Security 2020; later, simple interest from the last day (section 56(4))',
    source: 'thelegalquotient.com on sections 56 to 58; indiankanoon.org, section 56(4)',
  },
  {
    ...FOR_ALL,
    validFrom: BEFORE_CODES.validFrom,
    validTo: UNDER_CODES.validTo,
    due: 'gratuity',
    group: 'small employers',
    employers: ['fewer'],
    term: NO_DAY,
    rule: 'the contract: gratuity by law begins at ten people (Code on Social Security 2020, First Schedule)',
    source: 'thelegalquotient.com on section 53',
  },
  {
    ...FOR_ALL,
    validFrom: BEFORE_CODES.validFrom,
    validTo: UNDER_CODES.validTo,
    due: 'gratuity',
    group: 'government',
    employers: ['government'],
    term: SERVICE_RULES,
    status: 'carried-over',
    note: 'The exception for government servants was read in the Act of 1972, not in the Code.',
    rule: 'the service rules of the government; section 2(e), Payment of Gratuity Act 1972',
    source: 'Payment of Gratuity Act 1972, section 2(e)',
  },
  {
    ...FOR_ALL,
    ...BEFORE_CODES,
    due: 'gratuityClaim',
    group: 'covered',
    employers: COVERED,
    term: { kind: 'days', days: 30 },
    rule: 'rule 7, Payment of Gratuity (Central) Rules 1972, Form I; a late application counts too',
    source: 'instapdf.in, Payment of Gratuity (Central) Rules 1972',
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    due: 'gratuityClaim',
    group: 'covered',
    employers: COVERED,
    term: { kind: 'days', days: 30 },
    rule: 'rule 33(1), Social Security (Central) Rules 2026, Form IV or plain paper; a late application counts too',
    source: 'lawspedia.in, rule 33 of the Social Security (Central) Rules 2026',
    note: 'Not checked against the gazette. It holds where the central government is the appropriate one; states make rules of their own.',
  },
];

export const EXIT_TERMS: LawTable<ExitDueRow> = {
  subject: 'terms of payment at the end of a job',
  rows: [...WAGES, ...LEAVE, ...GRATUITY, ...LATER_DUES],
};

/** National holidays by month and day, which are not working days. */
export const NATIONAL_HOLIDAYS: readonly string[] = ['01-26', '08-15', '10-02'];
