import { signInAt } from '@tests/support/sign-in';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_UPHELD_REPORTERS } from '@/core/research/jobs/upheld-reports.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { MAX_LINE_WAITING_DAYS } from '@/core/trust/public-log/log-line.rules';
import { openPglite } from '@/server/platform/pglite-database';
import { appendLog } from '@/server/services/trust/moderation/public-log/append-log';
import { messages } from '@/views/research/jobs/messages';
import { asModerator } from './harness/moderators';
import { aNewAccount } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const HEADERS = { appid: '999', systemid: 'AB_WEB' };

test('three upheld reports put a notice on the company’s jobs, with the line of the public log', async ({
  page,
  product,
}, info) => {
  const { origin } = product;
  const listed = await page.request.get('/api/jobs/jobs?limit=1', { headers: HEADERS });
  const [job] = (await listed.json()).items;
  const jobs = `/jobs/${job.company.urlName}-jobs`;
  const notice = page.getByText(messages.removed(1));
  for (let reporter = 0; reporter < MIN_UPHELD_REPORTERS; reporter += 1) {
    const { headers } = await signInAt(origin, aNewAccount());
    const answer = await page.request.post('/api/feed/v1/report', {
      headers,
      data: { resourceId: job.jobId, resourceType: 'job', reason: 'MONEY', details: null },
    });
    expect(answer.status(), await answer.text()).toBe(204);
  }
  await page.goto(jobs);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await asModerator(page, origin, 'Farhan');
  await page.goto('/moderation');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(job.company.name) })
    .click();
  await page.getByRole('radio', { name: /^10\. / }).check();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(/^Removed: /)).toBeVisible();
  await page.context().clearCookies();
  product.pass(DECISION_UNDO_MS + 1);
  await expect(async () => {
    await page.goto(jobs);
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(messages.removedWhy)).toBeVisible();
  await expect(page.getByRole('link', { name: messages.removedNoLine })).toHaveAttribute('href', '/transparency');

  await page.goto('about:blank');
  // The log grows daily, an hour after a start.
  await product.kill();
  const database = await openPglite(`${product.dataDirectory}/database`);
  for (const day of [0, MAX_LINE_WAITING_DAYS, 2 * MAX_LINE_WAITING_DAYS])
    await appendLog({ database, now: () => Date.now() + day * DAY_MS });
  await database.close();
  await product.restart();
  await page.goto(jobs);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.screenshot({ path: info.outputPath('notice-360.png') });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('link', { name: messages.removedLine(1) }).click();
  await expect(page).toHaveURL(/\/transparency$/);
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: job.company.name });
  await expect(line).toContainText('1');
  await page.screenshot({ path: info.outputPath('log-360.png') });
});
