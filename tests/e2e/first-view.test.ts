import { GOOGLEBOT } from '@tests/support/user-agents';
import { expect, expectAccessible, expectAtLeast, test } from './harness/test';

test.use({ leavesNothing: true });

test.describe('the first view of a guest', () => {
  test('carries the feed, what the page is called and where it is', async ({ request }) => {
    const answer = await request.get('/', { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html.match(/<article /g)).toHaveLength(20);
    expect(html).toMatch(/>users<\/dt><dd [^>]*>[\d,]+\+<\/dd>/);
    expect(html).toContain('<html lang="en-IN"');
    expect(html).toMatch(/<title>Tarakki: [^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/);
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/">/);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name']) {
      expect(html).toContain(`<meta property="${property}" content="`);
    }
    expect(html).not.toContain(' style="');
  });

  test('[RT-HOME] [RO-ANONYMOUS] continues in the browser without asking anything again', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Straight talk about work in India' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: /^Software Engineer, median ₹\d+\.\d L a year$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Company, role or city' }).click();
    // Before its code loads, the press leads to the search page.
    await expect(page.getByRole('combobox', { name: /^Search companies/ })).toBeFocused();
  });

  test('[RT-POST] of a post shows the post with its comments', async ({ page, request }) => {
    await page.goto('/');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const title = (await link.textContent()) ?? '';
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${escaped(title.slice(0, 30))}`));
    await expect(page.locator('#middle')).toBeFocused();

    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('<meta property="og:type" content="article">');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /omment/ })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(20);
  });

  test('of an address that leads nowhere is a proper page with status 404', async ({ page, complaints }) => {
    complaints.allow(/404/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page does not exist' }).first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test('of a post that does not exist says so, with status 404', async ({ page, complaints }) => {
    complaints.allow(/404/);
    const answer = await page.goto('/p/00000000-0000-4000-8000-000000000000');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This post does not exist' }).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('[NV-SAME-PATH] the link of the current page adds no history entry', async ({ page }) => {
    await page.goto('/');
    const entries = () => page.evaluate(() => window.history.length);
    const before = await entries();
    await page.getByRole('link', { name: 'Tarakki, home' }).click();
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Home' }).click();
    expect(await entries()).toBe(before);
  });

  test('more posts come when one asks for them, and none twice', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Show more posts' }).click();
    await expectAtLeast(page.getByRole('article'), 40);
    const paths = await page
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every control that shows does something, and the next page is a link', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('JavaScript is off.')).toBeVisible();
    const buttons = await page.getByRole('button').allTextContents();
    expect(buttons).toEqual(['Log in', 'Compare']);
    const headings = () => page.getByRole('article').getByRole('heading').allTextContents();
    const first = await headings();
    await page.getByRole('link', { name: 'Show more posts' }).click();
    await page.waitForURL(/[?&]after=/);
    const next = await headings();
    expect(next).toHaveLength(20);
    expect(next.filter((title) => first.includes(title))).toEqual([]);
    await page.getByRole('link', { name: 'Show the newest posts' }).click();
    await page.waitForURL((url) => !url.searchParams.has('after'));
    expect(await headings()).toEqual(first);
    await page
      .getByRole('link', { name: /comments$/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Newest' }).click();
    await expect(page).toHaveURL(/comments=newToOld#comments$/);
    await expect(page.getByRole('tab', { name: 'Newest' })).toHaveAttribute('aria-selected', 'true');
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

test.describe('the first view of a crawler', () => {
  test.use({ userAgent: GOOGLEBOT });

  test('[CR-BLOCK-COMMENT] has the post, asks for no comments, and stays where it is', async ({ page }) => {
    await page.goto('/');
    const path = await page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto(path ?? '');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((pathname) => pathname.endsWith('/comments'))).toEqual([]);
    await expect(page).toHaveURL(path ?? '');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
