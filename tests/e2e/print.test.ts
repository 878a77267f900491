import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

test('pages of a company and of a calculator print what they say, without tabs, bars and buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, heading] of [
    ['/salaries/vaayuna-technologies-salaries', 'By role'],
    ['/overview/vaayuna-technologies-overview', 'Career ladder'],
    ['/salaries/take-home-salary-calculator?ctc=1440000', 'Take-home salary'],
  ] as const) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('.tabs:visible, .calc-answer:visible')).toHaveCount(0);
  }
  await expect(page.getByText(/\/salaries\/take-home-salary-calculator, printed on \d+ \w{3} \d{4}$/)).toBeVisible();
});
