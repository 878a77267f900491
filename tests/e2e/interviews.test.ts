import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

test('[RT-INTERVIEWS] [RT-CO-INTERVIEWS] [RT-CO-INTERVIEWS-DESIG] [RT-INTERVIEW-QUESTION] [RT-TOPQ] reports are filtered, and questions opened', async ({
  page,
}) => {
  await page.goto('/interviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Interviews' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Asked most' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/interviews/vaayuna-technologies-interview-questions');
  await expect(
    page.getByRole('heading', { level: 2, name: /^Interview questions from [\d,]+ interviews$/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('region', { name: 'Who' })
    .getByRole('link', { name: /^Fresher/ })
    .click();
  await expect(page).toHaveURL(/\?experience=fresher$/);
  await expect(page.getByRole('article').first()).toContainText('Fresher');
  await page.getByRole('region', { name: 'Role' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/-interview-questions\/[a-z-]+\?experience=fresher$/);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText(/^[A-Z].+ interview questions$/);
  const role = ((await heading.textContent()) ?? '').replace(' interview questions', '');
  for (const report of await page.getByRole('article').all())
    await expect(report.getByRole('heading').first()).toContainText(role);

  await page.goto('/interviews/vaayuna-technologies-interview-questions/top-questions');
  await expect(page.getByRole('heading', { level: 2, name: 'Top interview questions' })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/interviews\/question\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Answers' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/interviews/vaayuna-technologies-interview-questions/software-engineer/top-questions');
  await expect(page.getByRole('heading', { level: 2, name: /^Top .*interview questions$/ })).toBeVisible();
});

test('[RT-SKILL-INTERVIEWS] [CP-SKILL-TABS] [RT-DESIG-INTERVIEWS] [RT-ANSWERS] questions are found by skill and role, and by their names', async ({
  page,
}) => {
  await page.goto('/skills/sql-interview-questions');
  await expect(page.getByRole('heading', { level: 1, name: 'SQL interview questions' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Pages about SQL' }).getByRole('link');
  await expect(tabs).toHaveText([/^Interviews\s*\d+$/, /^Jobs\s*\d+$/]);
  await expectAccessible(page);
  await page.goto('/profiles/software-engineer/interview-questions');
  await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer interview questions' })).toBeVisible();
  for (const report of await page.getByRole('article').all())
    await expect(report.getByRole('heading').first()).toContainText('Software Engineer');
  await page.goto('/answers/why-is-this-query-slow-here-is-the-plan-vaayuna-technologies');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Why is this query slow? Here is the plan.' }),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('[RT-TOPQ-OLD] [RT-OLD-INTERVIEW] [RT-OLD-DESIGINTERVIEW] [RT-OLD-SKILL] older addresses lead to the pages of today', async ({
  page,
}) => {
  for (const [from, to] of [
    [
      '/topInterviewQuestions/vaayuna-technologies',
      '/interviews/vaayuna-technologies-interview-questions/top-questions',
    ],
    [
      '/topInterviewQuestions/vaayuna-technologies/software-engineer',
      '/interviews/vaayuna-technologies-interview-questions/software-engineer/top-questions',
    ],
    ['/interview/vaayuna-technologies/more', '/interviews/vaayuna-technologies-interview-questions'],
    ['/desigInterview/software-engineer', '/profiles/software-engineer/interview-questions'],
    ['/Skill/sql/more', '/skills/sql-interview-questions'],
    ['/skills/js-interview-questions', '/skills/javascript-interview-questions'],
    ['/skills/tally-prime-interview-questions', '/jobs/tally-jobs-ski'],
    ['/jobs/js-jobs-ski', '/jobs/javascript-jobs-ski'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL((url) => url.pathname === to);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
});

test('[RT-OLD-HRINTERVIEWS] the older address of HR interviews has the questions of HR rounds of a company, or else of a role', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  await page.goto('/hrInterviews/Vaayuna-Technologies');
  await expect(page).toHaveURL((url) => url.pathname === '/hrInterviews/vaayuna-technologies');
  await expect(
    page.getByRole('heading', { level: 1, name: 'HR interview questions: Vaayuna Technologies' }),
  ).toBeVisible();
  const questions = page.getByRole('main').getByRole('listitem');
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) await expect(question).toContainText('HR round');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reports with an HR round' }).click();
  await expect(page).toHaveURL(/\/interviews\/vaayuna-technologies-interview-questions\?round=hr$/);
  await expect(page.getByRole('link', { name: 'Remove the filter HR' })).toBeVisible();
  for (const report of await page.getByRole('article').all()) await expect(report).toContainText('HR');

  await page.goto('/hrInterviews/software-engineer');
  await expect(
    page.getByRole('heading', { level: 1, name: 'HR interview questions: Software Engineer' }),
  ).toBeVisible();
  expect((await page.goto('/hrInterviews/nobody'))?.status()).toBe(404);
});

test('reports are filtered by how hard they were and by a kind of round, as links', async ({ page }) => {
  await page.goto('/interviews/vaayuna-technologies-interview-questions');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('link', { name: /^Hard/ }).click();
  await expect(page).toHaveURL(/\?difficulty=hard$/);
  await filters.getByRole('link', { name: /^Technical or coding/ }).click();
  await expect(page).toHaveURL(/\?difficulty=hard&round=technical$/);
  await page.goto('/interviews/vaayuna-technologies-interview-questions?round=tea');
  await expect(page.getByText('We do not know “round”, so the list is not filtered by it.')).toBeVisible();
});

test('[ER-EMPTY-INTERVIEWS] a company without interviews says so', async ({ page }) => {
  await page.goto('/interviews/hisabkitaab-software-interview-questions');
  await expect(page.getByText('Candidates haven’t shared any interview advice yet.')).toBeVisible();
});
