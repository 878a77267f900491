import type { ExitDueRow, ExitEmployer } from './exit-due-row';
import { BEFORE_CODES, FOR_ALL, UNDER_CODES } from './exit-due-row';

const PRIVATE: readonly ExitEmployer[] = ['twenty', 'ten', 'fewer'];
const FUND_NOTE =
  'The schemes of June 2026 replaced that of 1952; their paragraph was not read, the last known day is used.';
const FUND_SOURCE = 'comply4hr.com, EPF Scheme paragraph 36(2), checked before the schemes of 2026';

const FUND: readonly ExitDueRow[] = [
  {
    ...FOR_ALL,
    validFrom: '2023-04-01',
    validTo: '2026-06-28',
    employers: PRIVATE,
    due: 'fundReturn',
    term: { kind: 'dayOfNextMonth', day: 15 },
    rule: 'paragraphs 36(2) and 38, Employees’ Provident Funds Scheme 1952',
    source: FUND_SOURCE,
  },
  {
    ...FOR_ALL,
    validFrom: '2026-06-29',
    validTo: '2027-03-31',
    employers: PRIVATE,
    due: 'fundReturn',
    term: { kind: 'dayOfNextMonth', day: 15 },
    status: 'carried-over',
    note: FUND_NOTE,
    rule: 'Employees’ Provident Funds Scheme 2026, G.S.R. 525(E); day of paragraph 36(2) of the scheme of 1952',
    source: FUND_SOURCE,
  },
  {
    ...FOR_ALL,
    validFrom: '2023-04-01',
    validTo: '2027-03-31',
    employers: PRIVATE,
    due: 'fundExit',
    term: { kind: 'months', months: 2 },
    status: 'carried-over',
    note: 'The two months are EPFO’s own practice, from its questions and answers; no paragraph names them.',
    rule: 'EPFO, questions and answers on “Mark Exit” in the member portal',
    source: 'informalnewz.com and centralindianews.in, quoting EPFO',
  },
  {
    ...FOR_ALL,
    validFrom: '2023-04-01',
    validTo: '2025-10-12',
    employers: PRIVATE,
    due: 'fundRest',
    term: { kind: 'months', months: 2 },
    rule: 'paragraph 69(2), Employees’ Provident Funds Scheme 1952',
    source: 'india-employmentnews.com, October 2025, on the rule before',
  },
  {
    ...FOR_ALL,
    validFrom: '2025-10-13',
    validTo: '2027-03-31',
    employers: PRIVATE,
    due: 'fundRest',
    term: { kind: 'months', months: 12 },
    status: 'carried-over',
    note: 'Decided by EPFO’s board on 13 October 2025; its paragraph in the scheme of 2026 was not read.',
    rule: 'Central Board of Trustees, EPFO, 13 October 2025: 75% when a job ends, the rest after twelve months without one',
    source: 'zeenews.india.com, 13 January 2026; india-employmentnews.com',
  },
];

const LATER: readonly ExitDueRow[] = [
  {
    ...FOR_ALL,
    validFrom: '2023-04-01',
    validTo: '2026-03-31',
    due: 'taxCertificate',
    term: { kind: 'dayAfterYear', month: 6, day: 15 },
    rule: 'section 203, Income-tax Act 1961; rule 31, Income-tax Rules 1962: Form 16',
    source: 'law.incometaxindia.gov.in, rule 31',
  },
  {
    ...FOR_ALL,
    validFrom: '2026-04-01',
    validTo: '2027-03-31',
    due: 'taxCertificate',
    term: { kind: 'dayAfterYear', month: 6, day: 15 },
    rule: 'section 395, Income-tax Act 2025; Income-tax Rules 2026: Form 130, which was Form 16',
    source: 'blog.saginfotech.com on Form 130, notified on 20 March 2026; mobicrazy.com, 19 February 2026',
  },
  {
    ...FOR_ALL,
    ...BEFORE_CODES,
    employers: ['twenty'],
    due: 'bonus',
    term: { kind: 'afterYear', months: 8 },
    rule: 'section 19, Payment of Bonus Act 1965',
    source: 'bpassociates.in, Payment of Bonus Act, section 19',
  },
  {
    ...FOR_ALL,
    ...UNDER_CODES,
    employers: ['twenty'],
    due: 'bonus',
    term: { kind: 'afterYear', months: 8 },
    rule: 'section 39(1), Code on Wages 2019; from twenty people on (section 41)',
    source: 'aaptaxlaw.com, Code on Wages 2019, section 39',
  },
];

export const LATER_DUES: readonly ExitDueRow[] = [...FUND, ...LATER];
