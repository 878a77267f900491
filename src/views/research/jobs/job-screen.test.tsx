// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { addMemoryJob } from '@tests/contract/harness/seed-jobs-in-memory';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import { JobScreen } from './job-screen';

afterEach(cleanup);

async function showJob(job: Partial<Parameters<typeof addMemoryJob>[1]>) {
  const here = await startMemoryApp({ address: '/session' });
  const records = here.world.records(CatalogRecords);
  records.lists = {
    ...records.lists,
    company: [{ id: 1, name: 'Vaayuna Technologies' }],
    industry: [{ id: 1, name: 'IT Services' }],
  };
  const id = addMemoryJob(here.world, {
    title: 'Software Engineer',
    company: 'Vaayuna Technologies',
    jobProfile: 'Software Engineer',
    locations: ['Kochi'],
    pay: [400_000, 600_000],
    daysAgo: 3,
    ...job,
  });
  await here.app.arrive(`/jobs/view/${id}`, '');
  renderWithStores(here.store, <JobScreen />);
}

describe('an opening', () => {
  it('leads to more jobs like it and to the pages of its company, not to communities', async () => {
    await showJob({});
    const linksIn = (name: string, role = 'navigation') =>
      within(screen.getByRole(role, { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(linksIn('More jobs')).toEqual([
      '/jobs/software-engineer-jobs-prf',
      '/jobs/vaayuna-technologies-jobs',
      '/jobs?location=kochi',
    ]);
    expect(linksIn('More on Vaayuna Technologies', 'region')).toContain('/reviews/vaayuna-technologies-reviews');
    expect(screen.queryByText('Your communities')).toBeNull();
  });

  it('shows the day of its posting only if somebody said it', async () => {
    await showJob({});
    expect(screen.getByText('Last posted')).toBeDefined();
    cleanup();
    await showJob({ isDayKnown: false });
    expect(screen.queryByText('Last posted')).toBeNull();
  });

  it.each([
    [50, 1, ['Unchanged for 50 days, may be closed']],
    [50, 3, ['Unchanged for 50 days, may be closed', 'Posted 3 times since']],
    [70, 1, ['Not changed for 70 days']],
    [70, 2, ['Not changed for 70 days', 'Posted again, second time since']],
    [70, 3, ['Not changed for 70 days', 'Posted 3 times since']],
  ])('unchanged for %i days and posted %i times says each once', async (daysAgo, timesPosted, said) => {
    await showJob({ daysAgo, timesPosted });
    const text = document.body.textContent ?? '';
    const all = ['Unchanged for', 'Not changed for', 'Posted again', 'Posted 3 times'];
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
    expect(all.filter((words) => text.includes(words))).toHaveLength(said.length);
  });

  it('shows the points of its description as a list', async () => {
    await showJob({ description: 'What you do:\n• Ask.\n• Count.' });
    const about = within(screen.getByRole('region', { name: 'About the job' }));
    expect(about.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ask.', 'Count.']);
    expect(about.getByText('What you do:')).toBeDefined();
  });

  it.each([
    ['fulltime', /^Fewer than 5 people have reported a salary for this role/],
    ['intern', /^The usual salary is for a year of full-time work/],
  ] as const)('says why nothing usual is beside its offer (%s)', async (employment, why) => {
    await showJob({ employment });
    const salary = within(screen.getByRole('region', { name: 'Salary' }));
    expect(salary.getByText('₹4 – 6 LPA')).toBeDefined();
    expect(salary.getByText(why)).toBeDefined();
  });
});
