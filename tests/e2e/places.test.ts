import type { Locator, Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAtLeast, longUnless, test } from './harness/test';

test.use({ leavesNothing: true });

const SIZES = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 360, height: 780 } },
];

const LISTS = [
  ['/list-of-companies', 'main a[href$="-overview"]'],
  ['/salaries', 'main a[href*="-salary"]'],
] as const;

async function belowTheBar(page: Page, place: Locator): Promise<number> {
  const bar = await page.locator('.top').boundingBox();
  const box = await place.boundingBox();
  return (box?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
}

const commentsLink = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /\d comments$/ });

function gapAbove(below: Locator): Promise<number> {
  return below.evaluate((element) => {
    const last = [...document.querySelectorAll('article')].at(-1);
    return element.getBoundingClientRect().top - (last?.getBoundingClientRect().bottom ?? 0);
  });
}

for (const { name, viewport } of SIZES) {
  test.describe(`places on ${name}`, longUnless(viewport.width < 1000), () => {
    test.use({ viewport });

    test('the count of comments leads to the comments, from the feed, on the post and by its address', async ({
      page,
    }) => {
      await page.goto('/');
      const link = page.getByRole('link', { name: /\d\d comments$/ }).first();
      const address = (await link.getAttribute('href')) ?? '';
      await link.click();
      const comments = page.locator('#comments');
      await expect(comments).toBeInViewport();
      await expect(comments).toBeFocused();
      expect(await belowTheBar(page, comments)).toBeGreaterThanOrEqual(0);
      await page.evaluate(() => window.scrollTo({ top: 0 }));
      await commentsLink(page).click();
      await expect(comments).toBeFocused();
      expect(await belowTheBar(page, comments)).toBeGreaterThanOrEqual(0);
      await page.goto('/session');
      await page.goto(address);
      await expect(comments).toBeInViewport();
      expect(await belowTheBar(page, comments)).toBeGreaterThanOrEqual(0);
    });

    test('nothing that takes the focus is hidden behind a bar', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('article').nth(12).getByRole('button').last().focus();
      const hidden: string[] = [];
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        const covered = await page.evaluate(() => {
          const element = document.activeElement;
          if (element === null || element.closest('.top, .bottom, .skip') !== null) return null;
          const { top, bottom } = element.getBoundingClientRect();
          const bar = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
          return top < bar || bottom > window.innerHeight ? element.outerHTML.slice(0, 90) : null;
        });
        if (covered !== null) hidden.push(covered);
      }
      expect(hidden).toEqual([]);
    });

    test('"Show more posts" leads to the first new post, and Back to the link that one came from', async ({ page }) => {
      await page.goto('/');
      // Before the code loads, the link opens a page.
      await page.waitForLoadState('networkidle');
      const more = page.getByRole('link', { name: 'Show more posts' });
      await more.focus();
      await page.keyboard.press('Enter');
      const focused = page.locator('article :is(h2, h3) a:focus');
      await expect(focused).toBeVisible();
      const place = await page.evaluate(() =>
        [...document.querySelectorAll('article')].findIndex((post) => post.contains(document.activeElement)),
      );
      expect(place).toBeGreaterThanOrEqual(20);
      const link = page.locator(`article :is(h2, h3) a[href="${await focused.getAttribute('href')}"]`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/p\//);
      await page.goBack();
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
    });

    test('Back leads to the place on a list, and to the link that one went through', async ({ page }) => {
      for (const [list, links] of LISTS) {
        await page.goto(list);
        await page.waitForLoadState('networkidle');
        const link = page.locator(links).last();
        await link.scrollIntoViewIfNeeded();
        const place = await page.evaluate(() => window.scrollY);
        expect(place).toBeGreaterThan(0);
        const href = await link.getAttribute('href');
        await link.click();
        await expect(page).not.toHaveURL(list);
        await page.waitForLoadState('networkidle');
        await page.goBack();
        await expect(page).toHaveURL(list);
        await expect(page.locator(`main a[href="${href}"]:focus`), list).toBeInViewport();
        expect.soft(Math.abs((await page.evaluate(() => window.scrollY)) - place), list).toBeLessThan(60);
      }
    });

    test('a chosen role starts at its title, and Back leads to its link in the list', { tag: '@long' }, async ({
      page,
    }) => {
      await page.goto('/salaries/vaayuna-technologies-salaries');
      await page.waitForLoadState('networkidle');
      const link = page.locator('main a[href*="designation="]').last();
      await link.scrollIntoViewIfNeeded();
      const href = await link.getAttribute('href');
      await link.press('Enter');
      await expect(page).toHaveURL(/designation=/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.locator('main')).toBeFocused();
      await page.goBack();
      await expect(page.locator(`main a[href="${href}"]:focus`)).toBeInViewport();
    });

    test('"Show more posts" leads to the first new post also where a long list draws only what is near', {
      tag: '@long',
    }, async ({ page }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const focused = page.locator('article :is(h2, h3) a:focus');
      const led = new Set<string | null>();
      for (let presses = 1; presses <= 3; presses += 1) {
        const more = page.getByRole('link', { name: 'Show more posts' });
        await more.focus();
        await expect.poll(() => gapAbove(more)).toBeLessThan(100);
        await page.keyboard.press('Enter');
        await expect(focused).toBeVisible();
        led.add(await focused.getAttribute('href'));
        expect(led.size).toBe(presses);
      }
    });

    test('a post without a title is named by its first words, which lead to it', { tag: '@long' }, async ({ page }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const lead = page.locator('.post__lead a').first();
      const more = page.getByRole('link', { name: 'Show more posts' });
      for (let pages = 1; pages < 10 && (await lead.count()) === 0; pages += 1) {
        await more.click();
        await expectAtLeast(page.getByRole('article'), Math.min((pages + 1) * 20, 40));
      }
      const words = ((await lead.textContent()) ?? '').trim();
      expect(words.length).toBeGreaterThan(0);
      expect(words).not.toBe('Post');
      await lead.scrollIntoViewIfNeeded();
      await lead.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    });
  });
}

test.describe('the address', () => {
  test('says which feed is shown, over a reload and Back', async ({ page, product }) => {
    await signedIn(page, product.origin, demoPerson('Asha'));
    await page.goto('/');
    const following = page.getByRole('tab', { name: 'Following' });
    await following.click();
    await expect(page).toHaveURL('/?feed=following');
    await page.reload();
    await expect(following).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: 'Tarakki, home' }).click();
    await expect(page.getByRole('tab', { name: 'Latest' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(following).toHaveAttribute('aria-selected', 'true');
  });

  test('says in which order the comments are', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /\d\d comments$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/p\//);
    const newest = page.getByRole('tablist').getByRole('tab').last();
    await newest.click();
    await expect(newest).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/\?comments=newToOld/);
    await page.reload();
    await expect(newest).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('that is turned in the middle of the feed does not go back to the top', async ({ page }) => {
    await page.goto('/');
    const place = () => page.evaluate(() => window.scrollY);
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, 2_600));
        return place();
      })
      .toBe(2_600);
    for (const viewport of [
      { width: 740, height: 360 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(viewport.width);
      expect(await place()).toBeGreaterThan(2_000);
    }
  });

  test('that goes to the end of the page gets there: the feed fetches nothing above it', async ({ page }) => {
    await page.goto('/');
    await expect(
      page
        .getByRole('button', { name: /^Show more posts/ })
        .or(page.getByRole('link', { name: /^Show more posts/ }))
        .first(),
    ).toBeAttached();
    await page.keyboard.press('End');
    await expect(page.locator('.frame__side').last()).toBeInViewport();
    await page.reload();
    await expect(page.locator('.frame__side').last()).toBeInViewport();
  });

  test('has the chip of the shown place in sight, and the page stays at its top', async ({ page }) => {
    await page.goto('/settings/need-help');
    const chip = page.locator('.places-side').getByRole('link', { name: 'Help', exact: true });
    await expect(chip).toHaveAttribute('aria-current', 'page');
    await expect(chip).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
