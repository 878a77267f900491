import { salaryFacts } from '@tests/support/salary-facts';
import { expect, it } from 'vitest';
import { bonusOf } from './bonus.rules';
import { codeWagesExample } from './code-wages.rules';
import { exact, ZERO } from './exact';
import { hraOf } from './hra.rules';
import { leaveEncashmentOf } from './leave-encashment.rules';
import { professionalTaxOf } from './professional-tax.rules';
import { providentFundOf } from './provident-fund.rules';
import { salaryOf } from './salary.rules';
import { stateInsuranceOf } from './state-insurance.rules';
import { takeHomeOf } from './take-home.rules';

const bonusOn = (day: string) => bonusOf({ day, wages: exact(10_000), months: 12, daysWorked: 365, minimumWage: null });
const leaveOn = (lastDay: string) =>
  leaveEncashmentOf({
    lastDay,
    isInService: false,
    isGovernment: false,
    averageSalary: exact(50_000),
    completedYears: 5,
    entitledPerYear: 30,
    daysTaken: 0,
    received: exact(1_00_000),
    exemptEarlier: ZERO,
  });
const professionalTaxIn = (year: string) =>
  professionalTaxOf({
    year,
    state: 'Maharashtra',
    sex: 'female',
    monthlyGross: exact(50_000),
    paysIncomeTax: true,
    ownAmount: ZERO,
  });
const fundIn = (month: string) =>
  providentFundOf({ month, wages: exact(20_000), base: 'ceiling', voluntaryRate: ZERO, isPensionMember: true });
const insuranceIn = (month: string) =>
  stateInsuranceOf({ month, wages: exact(20_000), wasCoveredAtStart: false, hasDisability: false });
const withoutFund = { providentFund: 'none' as const };

it.each([
  ['bonus', '2025-11-20', null, () => bonusOn('2025-11-20')],
  ['bonus', '2027-04-01', '2027-03-31', () => bonusOn('2027-04-01')],
  ['wages by the labour codes', '2014-08-01', null, () => codeWagesExample(exact(60_000), exact(20_000), '2014-08')],
  ['house rent allowance', '2023-04-01', null, () => hraOf('2023-24', [])],
  ['leave encashment', '2023-03-31', null, () => leaveOn('2023-03-31')],
  ['professional tax', '2023-04-01', null, () => professionalTaxIn('2023-24')],
  ['professional tax', '2027-04-01', '2027-03-31', () => professionalTaxIn('2027-28')],
  ['provident fund', '2014-08-31', null, () => fundIn('2014-08')],
  ['provident fund', '2027-04-30', '2027-03-31', () => fundIn('2027-04')],
  ['state insurance (ESI)', '2019-06-01', null, () => insuranceIn('2019-06')],
  ['provident fund', '2027-04-30', '2027-03-31', () => salaryOf(salaryFacts({ year: '2027-28' }))],
  ['gratuity', '2028-03-31', '2027-03-31', () => salaryOf(salaryFacts({ year: '2027-28', ...withoutFund }))],
  ['state insurance (ESI)', '2018-04-01', null, () => salaryOf(salaryFacts({ year: '2018-19', ...withoutFund }))],
  ['house rent allowance', '2022-04-01', null, () => takeHomeOf(salaryFacts({ year: '2022-23' }), 'new')],
  ['professional tax', '2026-04-01', null, () => takeHomeOf(salaryFacts({ state: 'Atlantis' }), 'new')],
])('without a table of %s for %s (the last day is %s) nothing is guessed', (subject, day, lastDay, ask) => {
  expect(ask()).toEqual({ ok: false, failure: { kind: 'noTable', subject, day, lastDay } });
});
