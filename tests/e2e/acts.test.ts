import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

const COMPANY = 'vaayuna-technologies';

const ACTS = [
  [`/overview/${COMPANY}-overview`, 'Add a review'],
  [`/reviews/${COMPANY}-reviews`, 'Add a review'],
  [`/salaries/${COMPANY}-salaries`, 'Add your salary'],
  [`/salaries/${COMPANY}-salaries?designation=software-engineer`, 'Add your salary'],
  [`/interviews/${COMPANY}-interview-questions`, 'Add an interview'],
  [`/interviews/${COMPANY}-interview-questions/software-engineer`, 'Add an interview'],
  [`/benefits/${COMPANY}-benefits`, 'Add benefits'],
  [`/photos/${COMPANY}-photos`, 'Add photos'],
  [`/jobs/${COMPANY}-jobs`, 'Create alert'],
  [`/discussions/${COMPANY}-discussions`, 'Post here'],
  [`/qna/${COMPANY}-questions`, 'Ask a question'],
  ['/reviews', 'Add a review'],
  ['/salaries', 'Add your salary'],
  ['/profile/software-engineer-salary', 'Add your salary'],
  ['/interviews', 'Add an interview'],
  ['/profiles/software-engineer/interview-questions', 'Add an interview'],
  ['/jobs', 'Create alert'],
  ['/user/contributions', 'Choose what to add'],
  ['/communities/bengaluru-tech', 'Post here'],
] as const;

test('a screen that is about an act has one filled button, with its words on phones too', async ({ page, product }) => {
  test.setTimeout(120_000);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, act] of ACTS) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(act).first(), path).toBeVisible();
    const filled = await page.evaluate(() => {
      const accent = Object.assign(document.createElement('i'), { style: 'background: var(--accent-fill)' });
      document.body.append(accent);
      const colour = getComputedStyle(accent).backgroundColor;
      accent.remove();
      return [...document.querySelectorAll<HTMLElement>('main :is(a, button)')]
        .filter((control) => control.checkVisibility() && getComputedStyle(control).backgroundColor === colour)
        .map((control) => control.textContent.trim());
    });
    expect.soft(filled, path).toEqual([act]);
  }
});

test('the words of the act on a role’s page at a company lead to the form with both filled in', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto(`/salaries/${COMPANY}-salaries?designation=software-engineer`);
  await page.getByRole('main').getByRole('link', { name: 'Add your salary' }).click();
  await expect(page).toHaveURL(/\/contribute\/salary-v3\?company=vaayuna-technologies&jobProfile=Software/);
});
