import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';

const overview = '/overview/vaayuna-technologies-overview';

describe('an address that has a better one', () => {
  it.each([
    ['/overview/vaayuna-technologies', overview],
    ['/overview/Vaayuna-Technologies-overview', overview],
    ['/OVERVIEW/vaayuna-technologies-OVERVIEW?campaign=x', `${overview}?campaign=x`],
    ['/overview/Vaayuna-Technologies-Overview', overview],
    ['/reviews/Vaayuna-Technologies-Reviews', '/reviews/vaayuna-technologies-reviews'],
    ['/benefits/Vaayuna-Technologies-Benefits', '/benefits/vaayuna-technologies-benefits'],
    ['/photos/vaayuna-technologies-Photos', '/photos/vaayuna-technologies-photos'],
    ['/discussions/Vaayuna-Technologies-Discussions', '/discussions/vaayuna-technologies-discussions'],
    ['/Settings', '/settings'],
    [
      '/topInterviewQuestions/vaayuna-technologies/software-engineer/2',
      '/interviews/vaayuna-technologies-interview-questions/software-engineer/top-questions?page=2',
    ],
    [
      '/interview/vaayuna-technologies/software-engineer',
      '/interviews/vaayuna-technologies-interview-questions/software-engineer',
    ],
    ['/interview/vaayuna-technologies/more', '/interviews/vaayuna-technologies-interview-questions'],
    ['/interview/vaayuna-technologies-interview-questions', '/interviews/vaayuna-technologies-interview-questions'],
    [
      '/salaries/vaayuna-technologies-salaries/software-engineer/pune-location',
      '/salaries/vaayuna-technologies-salaries?designation=software-engineer&location=pune',
    ],
    ['/contribute', '/features'],
    ['/contribute?company=vaayuna-technologies', '/features?company=vaayuna-technologies'],
    ['/notifications', '/?openNotifications=true'],
    ['/notifications?campaign=x', '/?openNotifications=true&campaign=x'],
  ])('of %s is %s', async (given, better) => {
    const { app } = await startMemoryApp({ address: given });
    expect(app.movedTo()).toBe(better);
  });

  it.each([overview, `${overview}/`, '/overview/none-such-overview', '/', '/settings/', '/none-such'])(
    'is none for %s',
    async (given) => {
      const { app } = await startMemoryApp({ address: given });
      expect(app.movedTo()).toBeNull();
    },
  );

  it('replaces it in a running page', async () => {
    const { app, location, settle } = await startMemoryApp();
    location.entries.push('/overview/vaayuna-technologies?campaign=x');
    await app.arrive('/overview/vaayuna-technologies', '?campaign=x');
    await settle();
    expect(location.entries).toEqual(['/', `${overview}?campaign=x`]);
  });
});

describe('an address of a company that was merged into another', () => {
  const merged = 'antarvega-infosoft';
  const kept = 'vaayuna-technologies';
  it.each([
    [`/overview/${merged}-overview`, `/overview/${kept}-overview`],
    [`/overview/${merged}`, `/overview/${kept}-overview`],
    [`/OVERVIEW/Antarvega-Infosoft-overview?campaign=x`, `/overview/${kept}-overview?campaign=x`],
    [`/reviews/${merged}-reviews?rating=4`, `/reviews/${kept}-reviews?rating=4`],
    [`/salaries/${merged}-salaries`, `/salaries/${kept}-salaries`],
    [`/interviews/${merged}-interview-questions`, `/interviews/${kept}-interview-questions`],
    [`/jobs/${merged}-jobs`, `/jobs/${kept}-jobs`],
    [`/benefits/${merged}-benefits`, `/benefits/${kept}-benefits`],
    [`/photos/${merged}-photos`, `/photos/${kept}-photos`],
  ])('%s is %s', async (given, better) => {
    const { world } = await startMemoryApp();
    const company = world.records(CompanyRecords).all.find(({ urlName }) => urlName === kept);
    if (company === undefined) throw new Error(`There is no company ${kept}.`);
    Object.assign(company, { formerUrlNames: [merged] });
    const { app } = await startMemoryApp({ world, address: given });
    expect(app.movedTo()).toBe(better);
  });
});
