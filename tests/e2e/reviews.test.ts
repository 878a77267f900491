import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, expectAtLeast, test } from './harness/test';

const path = '/reviews/vaayuna-technologies-reviews';

test('[RT-REVIEWS] the newest reviews of all companies lead to their companies', async ({ page }) => {
  await page.goto('/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await expect(
    page.getByRole('article').first().getByRole('heading', { level: 4, name: 'Likes', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  const mostReviewed = page
    .getByRole('navigation', { name: 'Most reviewed companies' })
    .getByRole('link', { name: 'Vaayuna Technologies' });
  await mostReviewed.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Vaayuna Technologies' })).toBeVisible();
});

test('on a small phone nothing that is done with a review is squeezed or falls into a second line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/reviews');
  await expect(page.getByRole('button', { name: /^Helpful \d/ }).first()).toBeVisible();
  const actions = page.locator('.acts > *');
  const squeezed = await actions.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(squeezed).toBe(0);
  const lines = await page
    .locator('.acts')
    .evaluateAll(
      (bars) => bars.filter((bar) => bar.clientHeight > 1.5 * (bar.firstElementChild?.clientHeight ?? 0)).length,
    );
  expect(lines).toBe(0);
});

test('[RT-CO-REVIEWS] the reviews of a company are filtered and sorted by links, and the address leads back', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: 'How people rated it' })).toBeVisible();
  await expectAccessible(page);
  const filters = page.getByRole('region', { name: 'Filters' });
  const left = filters.getByRole('region', { name: 'Still there?' }).getByRole('link', { name: /^Left/ });
  const count = ((await left.textContent()) ?? '').replace(/\D/g, '');
  await left.click();
  await expect(page).toHaveURL(`${path}?who=former`);
  await expect(page.getByRole('searchbox', { name: `Search in ${count} reviews` })).toBeVisible();
  for (const review of await page.getByRole('article').all()) await expect(review).toContainText('left');
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Most helpful' }).click();
  await expect(page).toHaveURL(`${path}?who=former&sort=helpful`);
  const marks = page.getByRole('article').getByRole('button', { name: /^Helpful/ });
  await expect
    .poll(async () => {
      const counts = (await marks.allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
      return counts.length > 1 && counts.every((value, place) => value <= (counts[place - 1] ?? value));
    })
    .toBe(true);
  const first = await page.getByRole('article').first().textContent();
  await page.reload();
  await expect(page.getByRole('article').first()).toHaveText(first ?? '');
  await page.getByRole('link', { name: 'Remove the filter Left' }).click();
  await expect(page).toHaveURL(`${path}?sort=helpful`);
  await page.goto(`${path}?department=astrology&rating=1&who=checked&q=zzzz`);
  await expect(page.getByText('No reviews match these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Remove “zzzz”' }).click();
  await expect(page).toHaveURL(`${path}?who=checked&rating=1`);
});

test('on a phone the first review stands within the first two screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(2 * 844);
  await expectAccessible(page);
});

test('the title of a review shows it by itself, Back leads to its place in the list, and one press to all of them', async ({
  page,
}) => {
  await page.goto(path);
  const shown = page.getByRole('article');
  await page.getByRole('link', { name: 'Show more reviews' }).click();
  await expectAtLeast(shown, 40);
  const title = shown.nth(35).getByRole('heading', { level: 3 }).getByRole('link');
  await title.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await title.click();
  const linked = page.getByRole('heading', { level: 2, name: 'The review that the link leads to' });
  await expect(linked).toBeInViewport();
  await page.goBack();
  await expect(linked).toHaveCount(0);
  await expectAtLeast(shown, 40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await expect(linked).toBeVisible();
  await page.getByRole('link', { name: 'All reviews', exact: true }).click();
  await expect(linked).toHaveCount(0);
  await expect(page).toHaveURL(path);
});

test('a review is marked as helpful once, its link copied, and the employer’s answer unfolded', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  const helpful = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await signedIn(page, product.origin, demoPerson('Kabir'));
  await page.goto(path);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  const marked = Number(((await helpful.textContent()) ?? '').replace(/\D/g, ''));
  await helpful.click();
  await expect(helpful).toHaveText(`Helpful ${marked - 1}`);
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse(/helpful/);
  await helpful.click();
  await expect(helpful).toHaveText(`Helpful ${marked}`);
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(helpful).toHaveText(`Helpful ${marked}`);
  await helpful.click();
  await expect(helpful).toHaveText(`Helpful ${marked - 1}`);

  await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy the link to this review' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 2, name: 'The review that the link leads to' })).toBeVisible();
  const answer = page.getByRole('group').filter({ hasText: 'Answer from Vaayuna Technologies' }).first();
  await expect(answer.getByRole('paragraph')).toBeHidden();
  await answer.getByText('Answer from Vaayuna Technologies').click();
  await expect(answer.getByRole('paragraph')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('a review is reported by a guest who logs in for it; so are photos and interviews', async ({ page }) => {
  await page.goto(path);
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Report this review' }).click();
  const popups = page.waitForEvent('popup');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Continue with Google$/ })
    .click();
  const zoya = demoPerson('Zoya');
  await (await popups).locator(`button[value="${'sub' in zoya ? zoya.sub : ''}"]`).click();
  const report = page.getByRole('dialog', { name: 'Report this review' });
  await expect(report).toBeVisible();
  await expect(page).toHaveURL(path);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Choose what is wrong with it.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await report.getByText('It is about another company').click();
  await report.getByRole('textbox').fill('The town that it names has no office of theirs.');
  const sent = page.waitForResponse(/\/report$/);
  await report.getByRole('button', { name: 'Send report' }).click();
  expect((await sent).status()).toBe(204);
  await expect(page.getByText('Thank you. A moderator will review it.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(report).toHaveCount(0);

  for (const [address, name] of [
    ['/photos/vaayuna-technologies-photos', 'photo'],
    ['/interviews/vaayuna-technologies-interview-questions', 'interview'],
  ] as const) {
    await page.goto(address);
    if (name === 'photo') await page.getByRole('link', { name: /, photo 1 of \d+/ }).click();
    if (name === 'interview') {
      await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Report this interview' }).click();
    } else await page.getByRole('button', { name: 'Report this photo' }).first().click();
    const dialog = page.getByRole('dialog', { name: `Report this ${name}` });
    await dialog.getByText('Spam or advertising').click();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. A moderator will review it.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }
});

test('[ER-EMPTY-REVIEWS] without reviews the page says so, and below five it claims no rating', async ({ page }) => {
  await page.goto('/reviews/hisabkitaab-software-reviews');
  await expect(page.getByText('Employees haven’t posted any reviews yet.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/reviews/rathayana-motors-reviews');
  await expect(page.getByText('No rating yet. It appears once there are five reviews.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
});

test('[RT-OLD-REVIEWS] an older address leads to the reviews of today', async ({ page }) => {
  await page.goto('/reviews/vaayuna-technologies/page/2');
  await expect(page).toHaveURL(path);
  await page.goto('/reviews/Vaayuna-Technologies');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 2, name: 'How people rated it' })).toBeVisible();
});

test('the reviews are served with their data for search engines', async ({ request }) => {
  const html = await (await request.get(path)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'EmployerAggregateRating' }));
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'EmployerReview' }));
  const steps = data.find((each) => each['@type'] === 'BreadcrumbList').itemListElement;
  expect(steps.at(-1)).toMatchObject({ name: 'Reviews', item: expect.stringMatching(/\/reviews\/vaayuna-/) });
});
