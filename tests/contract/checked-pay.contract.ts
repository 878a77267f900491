import { expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { PROOF_SETTLED_DAYS, PROVED_TOGETHER_DAYS } from '@/core/kernel/figures/proved-together.rules';
import { SalaryContributionsPort } from '@/core/research/contribute/salary-contributions.port';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';
import { MIN_ACCOUNT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import type { Contract } from './harness/describe-on-harnesses';
import { successOf } from './harness/outcomes';
import { proveWork } from './harness/prove-work';
import { aKey } from './harness/submissions';

const DELHI = 2;
const PAY = {
  companyName: 'Vaayuna Technologies',
  locationId: DELHI,
  department: null,
  currentSalary: true,
  year: null,
  totalExperience: 4,
  fixedSalary: { lakhs: 14, thousand: 50 },
  variableSalary: null,
  stockDetail: null,
  isConfirmed: false,
} as const;

export const checkedPayContract: Contract = (harness) => {
  const tellAt = async (jobProfile: string, name: string) => {
    const user = await harness().newcomer();
    successOf(await user.port(SalaryContributionsPort).giveSalary({ ...PAY, jobProfile, ...aKey() }));
    await proveWork(harness(), user, `${name}@vaayuna.example`);
  };
  const figure = async (jobProfile: string) => {
    await harness().takeSalarySnapshot();
    harness().pass(2_000);
    const scope = { company: 'vaayuna-technologies', jobProfile, location: 'new-delhi' };
    return successOf(await harness().as('user').port(SalaryReadingPort).getSalaryReport(scope)).figure;
  };

  it('counts for one, if an employer could have made the addresses within a fortnight', async () => {
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'])
      await tellAt('Senior Software Engineer', `made.${name}`);
    const counts = [(await figure('senior-software-engineer')).count, (await figure('senior-software-engineer')).count];
    harness().pass(MIN_ACCOUNT_DAYS * DAY_MS);
    expect([...counts, (await figure('senior-software-engineer')).count]).toEqual([0, 0, 0]);
    harness().pass((PROOF_SETTLED_DAYS - MIN_ACCOUNT_DAYS) * DAY_MS);
    expect((await figure('senior-software-engineer')).count).toBe(10);
  });

  it('counts without the days of an account, and as a band below ten people', async () => {
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      harness().pass(PROVED_TOGETHER_DAYS * DAY_MS);
      await tellAt('Engineering Manager', `pay.${name}`);
    }
    expect(await figure('engineering-manager')).toMatchObject({ count: 0 });
    const shown = { count: 5, checkedCount: null, median: null, band: { from: 1_200_000, to: 1_500_000 } };
    expect(await figure('engineering-manager')).toMatchObject(shown);
  });
};
