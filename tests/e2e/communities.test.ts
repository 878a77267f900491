import type { Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: `Follow ${name}` });
const following = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Following ${name}` });

test('[RT-COMMUNITIES] [PD-FOLLOW] communities are listed, searched and followed by topic, company and department', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Meera'));
  await page.goto('/communities');
  await expect(heading(page, 'Communities')).toBeVisible();
  for (const title of [/^Topics 12$/, /^Companies \d+$/, /^Departments \d+$/])
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  await expectAccessible(page, 'main');

  const search = page.getByRole('searchbox', { name: 'Find a community' });
  for (const [text, name] of [
    ['small w', 'Small Wins'],
    ['dhruvanta', 'Dhruvanta Pay'],
    ['human', 'Human Resources'],
  ] as const) {
    await search.fill(text);
    const found = page.getByRole('main').getByRole('link', { name: new RegExp(name) });
    await expect(found.locator('mark')).toHaveText(new RegExp(text, 'i'));
    if (await follow(page, name).isVisible()) await follow(page, name).click();
    await expect(following(page, name)).toBeVisible();
  }
  await expect(page).toHaveURL(/\?q=human$/);
  await expectAccessible(page, 'main');
  await search.fill('zzzzz');
  await expect(page.getByRole('heading', { name: 'No communities found.' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(search).toBeFocused();
  await expect(page.getByRole('region', { name: /^Topics/ })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('link', { name: /^Following/ })
    .click();
  await expect(page).toHaveURL(/show=following$/);
  for (const name of ['Small Wins', 'Dhruvanta Pay', 'Human Resources'])
    await expect(following(page, name)).toBeVisible();
  await page.getByRole('button', { name: /^Companies/ }).click();
  await expect(following(page, 'Small Wins')).toHaveCount(0);
  await following(page, 'Dhruvanta Pay').click();
  await expect(follow(page, 'Dhruvanta Pay')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.reload();
  await expect(following(page, 'Small Wins')).toBeVisible();
  await expect(following(page, 'Dhruvanta Pay')).toHaveCount(0);
});

test('[RT-COMMUNITY] [RT-DEPARTMENT] each community has a page with its posts, about it, and a way to post there', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/communities');
  await page
    .getByRole('region', { name: /^Topics/ })
    .getByRole('link', { name: /Notice Period/ })
    .click();
  await expect(page).toHaveURL('/communities/notice-period');
  await expect(heading(page, 'Notice Period')).toBeVisible();
  await expect(page).toHaveTitle(/^Notice Period · /);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const name of ['About', 'Helped most in 30 days', 'Similar communities'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expectAccessible(page, 'main');

  await page.getByRole('button', { name: 'Post here' }).click();
  const composer = page.getByRole('dialog');
  await expect(composer.getByRole('combobox', { name: /Community/ })).toHaveValue('Notice Period');
  await page.keyboard.press('Escape');

  const more = page.getByRole('link', { name: 'Show more posts' });
  const before = await page.getByRole('article').count();
  await more.click();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(before);
  const shown = await page.getByRole('article').count();
  await page
    .getByRole('article')
    .nth(before)
    .getByRole('link', { name: /comment/ })
    .click();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(page).toHaveURL('/communities/notice-period');
  await expect(page.getByRole('article')).toHaveCount(shown);

  await page.goto('/departments/human-resources');
  await expect(heading(page, 'Human Resources')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Posts' })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.goto('/communities/no-such-place');
  await expect(heading(page, /Page not found|There is no such community/)).toBeVisible();
});

test('[RT-CO-POSTS] [RT-DISCUSSIONS] a company’s discussions are one of its tabs, under both addresses', async ({
  page,
}) => {
  for (const address of ['/discussions/vaayuna-technologies-discussions', '/discussions/vaayuna-technologies']) {
    await page.goto(address);
    await expect(page).toHaveURL('/discussions/vaayuna-technologies-discussions');
    await expect(heading(page, /Vaayuna Technologies/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Posts' }).getByRole('article').first()).toBeVisible();
  }
  await expectAccessible(page, 'main');
});

test('views and orders of a company’s posts are marked alike', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/discussions/vaayuna-technologies-discussions');
  const markOf = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((tab) => getComputedStyle(tab).boxShadow);
  const view = await markOf('All posts');
  expect(view).not.toBe('none');
  expect(await markOf('Newest')).toBe(view);
});

test('[RT-CO-QNA] the questions of a company are a view of its discussions, and one is asked from there', async ({
  page,
}) => {
  await page.goto('/discussions/vaayuna-technologies-discussions');
  await page.getByRole('link', { name: 'Questions', exact: true }).click();
  await expect(page).toHaveURL('/qna/vaayuna-technologies-questions');
  const posts = page.getByRole('region', { name: 'Posts' });
  // Questions may be below a list's first lines.
  await expect(posts.getByRole('article').filter({ hasText: '?' }).first()).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expect(page.getByRole('dialog', { name: /^Log in/ })).toBeVisible();
});

test('communities are read without a script, and by search engines', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/communities');
  await page.getByRole('searchbox', { name: 'Find a community' }).fill('notice');
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Notice Period/ })
    .click();
  await expect(heading(page, 'Notice Period')).toBeVisible();
  await page.getByRole('link', { name: 'Show more posts' }).click();
  await expect(page.getByRole('link', { name: 'Show the newest posts' })).toBeVisible();
  await context.close();
});

test('a search that fails says so, and not that there is no such community', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await page.goto('/communities');
  const field = page.getByRole('searchbox', { name: 'Find a community' });
  await field.fill('zzzzz');
  await expect(page.getByRole('heading', { name: 'No communities found.' })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.route(/[?&]q=offer/, (route) => route.abort());
  await field.fill('offer');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No communities found.' })).toHaveCount(0);
  await expectAccessible(page, 'main');
  await page.unroute(/[?&]q=offer/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Offer Room/ })).toBeVisible();
});
