import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

test('an error of a script is reported with the version and the screen, and without its message', async ({
  page,
  complaints,
}) => {
  complaints.allow(/lakh/);
  await page.goto('/list-of-companies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v4/log/error'));
  const raise = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('my salary is 12 lakh');
      });
    });
  const raised = setInterval(() => void raise().catch(() => undefined), 500);
  const body = (await sent).postData() ?? '';
  clearInterval(raised);
  expect(JSON.parse(body)).toMatchObject({
    type: 'script',
    screen: 'CompaniesList',
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
  expect(body).toContain('TypeError');
  expect(body).not.toContain('lakh');
});
