import type { Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const posts = (page: Page) => page.locator('main article.post');
/** The heading link that has the focus, if it is a post's. */
const focused = (page: Page) => page.locator('article.post :is(h2, h3) a:focus');

async function untilStill(page: Page): Promise<void> {
  const moved = async () => {
    const before = await page.evaluate(() => window.scrollY);
    await page.waitForTimeout(200);
    return (await page.evaluate(() => window.scrollY)) - before;
  };
  await expect.poll(moved).toBe(0);
}

test('a reader goes through the orders of the feed and from post to post by single keys', async ({ page, product }) => {
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/');
  await page.getByRole('tab', { name: 'Top' }).click();
  await expect(page).toHaveURL(/\?feed=top$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Top' })).toHaveAttribute('aria-selected', 'true');
  const counts = await posts(page).locator('.vote output').allTextContents();
  expect(Number(counts[0]?.replace(',', ''))).toBeGreaterThan(Number(counts.at(-1)?.replace(',', '')));
  await page.getByRole('tab', { name: 'Rising' }).click();
  await expect(page).toHaveURL(/\?feed=rising$/);
  await expectAccessible(page, 'main');

  await page.locator('body').press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const second = posts(page).nth(1);
  await expect(second.locator('a:focus')).toHaveCount(1);
  const up = second.getByRole('button', { name: /^Vote up/ });
  const before = await up.getAttribute('aria-pressed');
  await page.keyboard.press('l');
  await expect(up).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  const href = await focused(page).getAttribute('href');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('button', { name: 'Write a comment' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: /comment/i })).toBeFocused();
  await page.goBack();
  await expect(focused(page)).toHaveAttribute('href', href ?? '');
});

test('the feed goes on by itself, draws only what is near, and is found again at the same place', async ({ page }) => {
  await page.goto('/');
  await expect(posts(page)).toHaveCount(20);
  const scrolled = async () => {
    await page.mouse.wheel(0, 1500);
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(scrolled, { intervals: [50] }).toBeGreaterThan(16_000);
  // Near the end the row that loads more would be remembered.
  const isFarFromEnd = () => page.evaluate(() => document.body.scrollHeight - scrollY > 2 * innerHeight);
  await expect.poll(isFarFromEnd).toBe(true);
  await untilStill(page);
  const place = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('article.post')].find((post) => post.getBoundingClientRect().top > 80);
    return { top: shown?.getBoundingClientRect().top, id: shown?.getAttribute('aria-labelledby'), y: window.scrollY };
  });
  expect(place.y).toBeGreaterThan(15_000);
  expect(await posts(page).count()).toBeLessThan(60);
  await page.locator(`#${place.id} a`).first().click();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect
    .poll(() =>
      page.evaluate((id) => document.querySelector(`[aria-labelledby="${id}"]`)?.getBoundingClientRect().top, place.id),
    )
    .toBeCloseTo(place.top ?? 0, 0);
});

test('a post that left its room empty keeps its name, and the key for the next one finds it', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Dev'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('body').press('j');
  const first = await focused(page).getAttribute('href');
  const empty = page.locator('article.post[aria-label]');
  const scroll = async () => {
    await page.mouse.wheel(0, 1500);
    return empty.count();
  };
  await expect.poll(scroll, { intervals: [100] }).toBeGreaterThan(15);
  await untilStill(page);
  const name = await posts(page).nth(1).getAttribute('aria-label');
  expect(name).not.toBe('');
  await expect(page.getByRole('article', { name: name ?? '', exact: true })).toBeEmpty();
  await expect(focused(page)).toHaveAttribute('href', first ?? '');
  await page.keyboard.press('j');
  await expect(posts(page).nth(1)).not.toBeEmpty();
  await expect(posts(page).nth(1)).toBeInViewport();
  await page.keyboard.press('j');
  await expect(posts(page).nth(2).locator('a:focus')).toHaveCount(1);
  await page.keyboard.press('k');
  await expect(posts(page).nth(1).locator('a:focus')).toHaveCount(1);
});

test('a post that does not interest leaves the feed, and a blocked name with its posts; both come back', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/?feed=rising');
  const offers = posts(page).filter({ hasText: 'Three offers, home loan running.' });
  const choose = async (act: RegExp) => {
    await offers.getByRole('button', { name: 'More for this post' }).click();
    await page.getByRole('menuitem', { name: act }).click();
    await expect(offers).toHaveCount(0);
  };
  await choose(/^Not interested$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(offers).toHaveCount(1);
  await choose(/^Block SleepyLangur$/);
  await expectAccessible(page);
  await page.goto('/settings/blocked');
  await expect(page.getByRole('listitem').filter({ hasText: 'SleepyLangur' })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Unblock SleepyLangur' }).click();
  await expect(page.getByText('You haven’t blocked anyone')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.goto('/?feed=rising');
  await expect(offers).toHaveCount(1);
});

test('a tab that is left at once changes the address of no other screen', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  /** Presses a tab, and leaves in the same task. */
  const pressAndLeave = (leave: 'link' | 'back') =>
    page.evaluate((way) => {
      const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
      tabs.find(({ textContent }) => textContent === 'Rising')?.click();
      if (way === 'back') window.history.back();
      else document.querySelector<HTMLElement>('header a[href="/communities"]')?.click();
    }, leave);
  await pressAndLeave('link');
  await expect(page).toHaveURL(/\/communities$/);
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/communities$/);
  await page.getByRole('link', { name: 'Tarakki' }).first().click();
  await expect(page.getByRole('tab', { name: 'Rising' })).toBeVisible();
  await pressAndLeave('back');
  await expect(page).toHaveURL(/\/communities$/);
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/communities$/);
  await page.goto('/');
  await page.getByRole('tab', { name: 'Top' }).click();
  await page.getByRole('tab', { name: 'Rising' }).click();
  await expect(page).toHaveURL(/\?feed=rising$/);
});
