import { failureOf } from '@tests/support/failure-of';
import { expect, it } from 'vitest';
import { fail, ok } from '@/core/kernel/common/result';
import { FindNearestPay } from './find-nearest-pay.use-case';
import type { SalaryReport } from './salary';
import type { SalaryScope } from './salary-reading.port';

const item = (key: string | undefined) => (key === undefined ? null : { key, name: key });

function readingOf(counts: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  const getSalaryReport = async ({ company, jobProfile, location, experience, employment }: SalaryScope) => {
    const name = [company, jobProfile, location, experience, employment].filter((part) => part !== undefined).join(' ');
    asked.push(name);
    const count = counts[name];
    if (count === undefined) return fail(failureOf(404));
    const limits = { company: item(company), jobProfile: item(jobProfile), location: item(location) };
    return ok({ ...limits, leftOut: [], figure: { count } } as unknown as SalaryReport);
  };
  return { asked, find: new FindNearestPay({ getSalaryReport }) };
}

const tester = { company: 'vaayuna', jobProfile: 'qa', location: 'pune', experience: '4-6' } as const;

it('offers the most specific figures that are shown, with what was dropped for each', async () => {
  const { find } = readingOf({
    'vaayuna qa 4-6': 22,
    'vaayuna qa pune': 0,
    'qa pune': 12,
    'qa 4-6': 80,
    'vaayuna qa': 60,
    qa: 500,
  });
  const near = await find.execute(tester);
  expect(near.map(({ report, dropped }) => [report.figure.count, dropped])).toEqual([
    [22, ['location']],
    [12, ['company', 'experience']],
    [80, ['company', 'location']],
  ]);
});

it('goes on to the role everywhere and to the company, and offers nothing where nothing is shown', async () => {
  const role = readingOf({ qa: 500, vaayuna: 900 });
  expect((await role.find.execute({ company: 'vaayuna', jobProfile: 'qa' })).map(({ scope }) => scope)).toEqual([
    { jobProfile: 'qa' },
    { company: 'vaayuna' },
  ]);
  const none = readingOf({ qa: 0 });
  expect(await none.find.execute({ company: 'vaayuna', jobProfile: 'qa', employment: 'intern' })).toEqual([]);
  expect(new Set(none.asked).size).toBe(none.asked.length);
});

it('has nothing wider than all pay of a company or a role', async () => {
  const { find, asked } = readingOf({ qa: 0 });
  expect(await find.execute({ jobProfile: 'qa' })).toEqual([]);
  expect(asked).toEqual([]);
});
