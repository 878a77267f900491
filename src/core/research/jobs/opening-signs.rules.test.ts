import { describe, expect, it } from 'vitest';
import { listedHostNames } from '@/adapters/browser/listed-host-names';
import { KnownDomains } from '../job-check/look-alike.rules';
import type { OpeningFacts } from './opening-signs.rules';
import {
  HIGH_PAY_FACTOR,
  MIN_REPEATED_POSTINGS,
  openingSignsInFacts,
  openingSignsInText,
  UNCHANGED_OPENING_DAYS,
} from './opening-signs.rules';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const domains = new KnownDomains([{ name: 'Vaayuna Technologies', domains: ['vaayuna.example'] }], listedHostNames);

describe('the signs in the text of an opening', () => {
  it.each([
    ['Pay a refundable security deposit of Rs 2,500 before training.', ['money']],
    ['Registration fee ₹500 to hrdesk@okaxis before the interview.', ['money', 'payTo']],
    ['पंजीकरण शुल्क ₹500 जमा करें।', ['money']],
    ['Apply at https://vaayuna-careers.com/apply', ['lookAlike']],
    ['Apply at https://jobs.vaayuna.example/apply', []],
    ['Send your CV to vaayuna.hr@gmail.com', ['freeMail']],
    ['Send your CV to careers@vaayuna.example', []],
    ['We never ask candidates for a fee.', []],
    ['Salary ₹4,50,000 a year, paid on the last day of the month.', []],
    ['Join today! Bring your Aadhaar card and bank details. WhatsApp us.', []],
    ['', []],
  ])('%s: %j', (text, kinds) => {
    expect(openingSignsInText(text, domains, listedHostNames).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('quote the words that show them, and name the company whose domain is imitated', () => {
    expect(openingSignsInText('Mail hr@vaayuna-jobs.com or hr.vaayuna@gmail.com', domains, listedHostNames)).toEqual([
      { kind: 'lookAlike', quotes: ['hr@vaayuna-jobs.com'], company: 'Vaayuna Technologies' },
      { kind: 'freeMail', quotes: ['hr.vaayuna@gmail.com'], company: null },
    ]);
  });
});

describe('the signs in the values of an opening', () => {
  const facts: OpeningFacts = {
    postedOn: '2026-11-10',
    isDayKnown: true,
    timesPosted: 1,
    compensation: null,
    usualPay: null,
    isCompanyKnown: true,
  };
  const usualPay = {
    isOfCompany: false,
    median: 500_000,
    lowerQuartile: 400_000,
    upperQuartile: 600_000,
    count: 40,
    newest: '2026-10',
  };
  const offer = (minCtc: number | null, maxCtc: number | null, currency: 'INR' | 'USD' = 'INR') => ({
    compensation: { minCtc, maxCtc, currency },
    usualPay,
  });
  const least = HIGH_PAY_FACTOR * usualPay.median;
  it.each<[string, Partial<OpeningFacts>, readonly string[]]>([
    ['posted ten days ago', {}, []],
    ['posted 59 days ago', { postedOn: '2026-09-22' }, []],
    ['posted 60 days ago', { postedOn: '2026-09-21' }, ['unchanged']],
    ['of an unknown day', { postedOn: '2026-09-01', isDayKnown: false }, []],
    ['posted twice', { timesPosted: MIN_REPEATED_POSTINGS - 1 }, []],
    ['posted three times', { timesPosted: MIN_REPEATED_POSTINGS }, ['repeated']],
    ['of an unknown company', { isCompanyKnown: false }, ['unknownCompany']],
    ['that offers twice the median at least', offer(least, null), ['highPay']],
    ['that offers a rupee less', offer(least - 1, least * 3), []],
    ['that names the most alone', offer(null, least), ['highPay']],
    ['that names the most alone, with 0 as the least', offer(0, least), ['highPay']],
    ['that pays in dollars', offer(least, null, 'USD'), []],
    ['at most the upper quartile', { ...offer(least, null), usualPay: { ...usualPay, upperQuartile: least } }, []],
    ['without a quartile', { ...offer(least, null), usualPay: { ...usualPay, upperQuartile: null } }, ['highPay']],
    ['with nothing usual', { ...offer(least, null), usualPay: null }, []],
    ['of several signs', { timesPosted: 9, isCompanyKnown: false }, ['unknownCompany', 'repeated']],
  ])('%s', (_what, given, kinds) => {
    expect(openingSignsInFacts({ ...facts, ...given }, NOW).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('begin after sixty days', () => expect(UNCHANGED_OPENING_DAYS).toBe(60));
});
