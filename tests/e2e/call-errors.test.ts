import type { Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, expectAtLeast, longUnless, test } from './harness/test';

async function openFeedThatFails(page: Page, status: number): Promise<void> {
  await page.goto('/');
  await page.route('**/api/feed/v3/feed?*cursor=*', (route) => route.fulfill(problemOf(status)));
}

function problemOf(status: number) {
  const problem = { type: 'about:blank', title: 'Problem', status, code: 'internal_error', message: 'No.', fields: {} };
  return { status, contentType: 'application/problem+json', body: JSON.stringify(problem) };
}

const CALLS_AND_PAGES = /\/(api\/(?!log)|list-of-companies|salaries|interviews)/;

const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' });

test.describe('a call that fails', () => {
  test.beforeEach(({ complaints }) => {
    // Browsers report refused answers; made-up ones are outside the contract.
    complaints.allow(/the server responded with a status of|net::ERR_FAILED|answered \d+:/);
  });

  for (const status of [500, 502, 503]) {
    test(
      `[ER-HTTP-5XX] with ${status} says so, and can be tried again`,
      longUnless(status === 500),
      async ({ page }) => {
        await openFeedThatFails(page, status);
        await page.getByRole('link', { name: 'Show more posts' }).click();
        await expect(toasts(page)).toContainText('Something went wrong. Please try again in a few minutes.');
        await page.unrouteAll();
        await page.getByRole('link', { name: 'Try again' }).click();
        await expectAtLeast(page.getByRole('article'), 40);
      },
    );
  }

  test('[ER-HTTP-404] with 404 says so', async ({ page }) => {
    await openFeedThatFails(page, 404);
    await page.getByRole('link', { name: 'Show more posts' }).click();
    await expect(toasts(page)).toContainText('We could not find what you are looking for!');
  });

  test('[ER-HTTP-403] with 403 says so, and ends the session', async ({ page }) => {
    await openFeedThatFails(page, 403);
    await page.getByRole('link', { name: 'Show more posts' }).click();
    await expect(toasts(page)).toContainText('You are not authorised to do this operation!');
    await expect(page).toHaveURL('/?showLoginModal=signout');
  });

  test('[ER-HTTP-401] [SH-SHOWLOGIN-SIGNOUT] [ER-UNAUTH-REDIRECT] with 401 leads to the login window on the same page, once', async ({
    page,
    product,
  }) => {
    await signedIn(page, product.origin, demoPerson('Kabir'));
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).search));
    await page.context().clearCookies({ name: /^(AT|RT)$/ });
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Vote up/ })
      .click();
    await expect(toasts(page)).toContainText('Your session has ended. Log in again.');
    await expect(page).toHaveURL('/?showLoginModal=signout');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForTimeout(1_000);
    expect(addresses.filter((search) => search.includes('signout'))).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  });

  test('with 403 cancels what is under way, and the page goes on as a guest reads it', async ({ page, product }) => {
    await signedIn(page, product.origin, demoPerson('Kabir'));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const cancelled: string[] = [];
    // What the page does by itself, such as counting the visit, may be under way too.
    page.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/feed/')) cancelled.push(pathname);
    });
    // The vote must be refused before the feed answers.
    let ask = (): void => undefined;
    let refuse = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const isRefused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route('**/api/feed/v3/feed?*PERSONALIZED*', () => {
      ask();
      return isRefused;
    });
    await page.route('**/api/feed/v1/vote', async (route) => {
      await isAsked;
      await route.fulfill(problemOf(403));
      refuse();
    });
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Vote up/ })
      .click();
    await page.getByRole('tab', { name: 'Following' }).click();
    await expect(toasts(page)).toContainText('You are not authorised to do this operation!');
    await expect.poll(() => cancelled).toEqual(['/api/feed/v3/feed']);
    await expect(page).toHaveURL(/showLoginModal=signout/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  for (const { name, title } of [
    { name: 'Companies', title: 'The companies did not load.' },
    { name: 'Salaries', title: 'We could not load the salaries' },
    { name: 'Interviews', title: 'We could not load the interviews' },
  ])
    test(
      `${name} that do not load say whether the service failed or the connection, and the focus stays near`,
      longUnless(name === 'Salaries'),
      async ({ page }) => {
        await page.goto('/about');
        const failure = page.getByRole('alert').filter({ hasText: title });
        const tryAgain = failure.getByRole('button', { name: 'Try again' });
        const answer = { ...problemOf(503), headers: { 'retry-after': '240' } };
        await page.route(CALLS_AND_PAGES, (route) => route.fulfill(answer));
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().press('Enter');
        await expect(failure).toContainText('Something went wrong at our end. Try again in 4 minutes.');
        await expectAccessible(page, 'main');
        await page.unrouteAll();
        await page.route(CALLS_AND_PAGES, (route) => route.abort());
        await tryAgain.press('Enter');
        await expect(failure).toContainText('Check your connection, then try again.');
        await expect(failure).not.toContainText('at our end');
        await page.unrouteAll();
        await tryAgain.press('Enter');
        await expect(failure).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('body')).not.toBeFocused();
      },
    );

  test('of the whole feed offers another try, and the page stays', async ({ page, product }) => {
    await signedIn(page, product.origin, demoPerson('Kabir'));
    await page.goto('/');
    await page.route('**/api/feed/v3/feed?*PERSONALIZED*', (route) => route.abort());
    await page.getByRole('tab', { name: 'Following' }).click();
    await expect(page.getByRole('heading', { name: 'The posts did not load' })).toBeVisible();
    await expectAccessible(page, 'main');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
