import type { Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

test.describe('the frame', () => {
  test('[SH-TOAST] shows the toast that an address names, once, and no text of its own', async ({ page }) => {
    await page.goto('/?toast=logged-out');
    const toast = page.getByRole('region', { name: 'Notices' }).getByRole('status');
    await expect(toast).toContainText('You are logged out.');
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page.locator('html[data-live]')).toBeAttached();
    await expect(toast).toHaveText('');
    await page.goto('/?toast=Your%20account%20is%20locked.%20Call%201800-000-000');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account is locked')).toHaveCount(0);
  });

  test('[SH-SHOWLOGIN] [SH-SHOWLOGIN-CLEAR] opens the login of an address once', async ({ page }) => {
    await page.goto('/?showLoginModal=true');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is the same for a guest and for a user', async ({ page, product }) => {
    for (const signsIn of [false, true]) {
      if (signsIn) await signedIn(page, product.origin, demoPerson('Asha'));
      for (const path of ['/', '/session']) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
      }
      for (const path of ['/employer', '/employers', '/employer/login']) {
        const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
        expect(answer.status()).toBe(404);
      }
    }
  });

  test('[API-SOCKET] is connected to the server over a websocket on /ws/', { tag: '@long' }, async ({ page }) => {
    const addresses: string[] = [];
    const frames: string[] = [];
    page.on('websocket', (socket) => {
      addresses.push(socket.url());
      socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
    });
    await page.goto('/');
    await expect.poll(() => frames.join('\n')).toContain('"sid"');
    expect(addresses).toEqual([expect.stringMatching(/^ws:\/\/[^/]+\/ws\/\?.*transport=websocket/)]);
  });

  test('[LG-GOOGLE-BUTTON] has a place of 300 by 44 px for the button of Google', async ({ page }) => {
    await page.goto('/session');
    const host = page.locator('#g_id_signin');
    const size = host.evaluate((element) => [getComputedStyle(element).width, getComputedStyle(element).height]);
    expect(await size).toEqual(['300px', '44px']);
  });

  test('begins with a way past the navigation', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#middle')).toBeFocused();
  });

  test('[RT-SESSION] has a screen for the session', async ({ page, product }) => {
    await page.goto('/session');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(page.getByText('Nobody is logged in on this device.')).toBeVisible();
    await signedIn(page, product.origin, demoPerson('Asha'));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await expect(page.getByText('Nobody is logged in on this device.')).toBeVisible();
  });
});

async function columnOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  return box === null ? null : { x: box.x, y: box.y, width: box.width };
}

test.describe('the columns', () => {
  test('stand where they stood from screen to screen, and leave nobody without a way on', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/);
    await page.goto('/');
    const middle = await columnOf(page, '.frame__main');
    expect(middle?.width).toBe(616);
    const places = await columnOf(page, '.places-side');
    const aside = await columnOf(page, '.frame > aside');
    expect([places?.y, aside?.y]).toEqual([middle?.y, middle?.y]);
    const post = (await page.getByRole('article').nth(2).locator('a[href^="/p/"]').first().getAttribute('href')) ?? '';
    const columns: Awaited<ReturnType<typeof columnOf>>[] = [];
    for (const path of [post, '/who-can-see-what', '/session', '/nowhere']) {
      await page.goto(path);
      columns.push(await columnOf(page, '.frame__main'));
    }
    // On a guest's Home, search and salaries are above the columns.
    expect(columns).toEqual(columns.map(() => ({ ...middle, y: columns[0]?.y })));
    expect(columns[0]?.y).toBeLessThan(middle?.y ?? 0);
    for (const width of [1024, 768, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto(post);
      await expect(page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true })).toHaveCount(1);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await page.locator('aside').scrollIntoViewIfNeeded();
      await expect(page.locator('aside').getByRole('heading').first()).toBeVisible();
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
  });

  test('a post leads back to the feed, to the very place that one came from', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('article').nth(5).locator('a[href^="/p/"]').first();
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await link.click();
    const back = page.getByRole('main').getByRole('link').filter({ hasText: 'Back to the feed' });
    await back.click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(link).toBeFocused();
    const address = (await link.getAttribute('href')) ?? '';
    await page.goto('/session');
    await page.goto(address);
    await back.click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the frame on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('[NV-DRAWER] has a drawer whose links navigate', async ({ page }) => {
    await page.goto('/session');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  });

  for (const { path, size } of [
    { path: '/', size: '200%' },
    { path: '/salaries/vaayuna-technologies-salaries', size: '200%' },
    { path: '/search?q=engineer', size: '200%' },
    { path: '/awards', size: '200%' },
    { path: '/benefits/vaayuna-technologies-benefits', size: '200%' },
    { path: '/blog/how-to-read-an-offer-letter', size: '200%' },
    { path: '/overview/vaayuna-technologies-overview', size: '200%' },
    { path: '/profile/software-engineer-salary', size: '200%' },
  ]) {
    test(`fits its width at ${path}, also with text at ${size} of its size`, async ({ page }) => {
      await page.goto(path);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.evaluate((letters) => document.documentElement.style.setProperty('font-size', letters), size);
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  }
});
