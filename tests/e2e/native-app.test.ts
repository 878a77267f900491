import type { Page } from '@playwright/test';
import { APP_AGENTS, NativeHost } from './harness/native-host';
import { demoPerson, signedIn } from './harness/people';
import { expect, longUnless, test } from './harness/test';

test.use({ leavesNothing: true });

async function opened(page: Page, path: string): Promise<NativeHost> {
  const host = await NativeHost.around(page);
  await page.goto(path);
  await expect.poll(() => host.types).toContain('pageReady');
  return host;
}

const documentsOf = (page: Page): readonly string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

for (const [name, userAgent] of Object.entries(APP_AGENTS)) {
  test.describe(`in the app on ${name}`, longUnless(name === 'ios'), () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 } });

    test('[NA-WRAPPER] [NA-MSG-PUSHPAGE] [NA-MSG-GOBACK] [NA-MSG-PULLTOREFRESH] the same pages say where the user goes', async ({
      page,
    }) => {
      const host = await opened(page, '/');
      const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
      const url = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => host.heard).toContainEqual({ type: 'pushNewPageInStack', screen: 'Post', url });
      await page.goBack();
      await expect.poll(() => host.types).toContain('goBackInPageStack');
      expect(host.heard).toContainEqual({ type: 'pullToRefresh', isEnabled: true });
      await page.goto('/contribute/salary-v3');
      await expect.poll(() => host.heard).toContainEqual({ type: 'pullToRefresh', isEnabled: false });
    });

    test('[LG-NATIVE-MESSAGE] logging in is the app’s: no window opens', async ({ page }) => {
      const host = await opened(page, '/');
      await page.getByRole('button', { name: 'Log in' }).first().click();
      await expect.poll(() => host.heard).toContainEqual({ type: 'openLogin', redirectUrl: '/?onLogin=true' });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto('/session');
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect.poll(() => host.heard).toContainEqual({ type: 'openLogin', redirectUrl: '/session?onLogin=true' });
    });

    test('[API-LOGIN-LOGOUT-NATIVE] [NA-MSG-SIGNOUT] logging out is the app’s: the page calls nothing', async ({
      page,
      product,
    }) => {
      await signedIn(page, product.origin, demoPerson('Kabir'));
      const host = await opened(page, '/session');
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
      await expect.poll(() => host.types).toContain('signOut');
      expect(calls).not.toContain('/logout');
    });

    test('[NA-MSG-INITNOTIF] [NA-MSG-RATING] the app is asked for its notifications, and for a moment to rate it', async ({
      page,
      product,
    }) => {
      await signedIn(page, product.origin, demoPerson('Meera'));
      await page.addInitScript(() => localStorage.setItem('appDays', '2 2020-01-01'));
      const host = await opened(page, '/settings');
      expect(host.heard).toContainEqual({ type: 'setAppRatingTimer', seconds: 120 });
      await host.say({ type: 'notificationPermission', permission: 'default' });
      await expect.poll(() => host.types).toContain('initNotifications');
      await host.say({ type: 'askForRating' });
      await expect(page.getByRole('heading', { name: /^Do you like/ })).toBeVisible();
      await page.getByRole('button', { name: 'Rate the app' }).click();
      await expect.poll(() => host.types).toContain('openAppRating');
    });
  });
}

test.describe('in an app', () => {
  test.use({ userAgent: APP_AGENTS.android, viewport: { width: 390, height: 844 } });

  test('[NV-NATIVE-FULL-LOAD] forms and messages are loaded as new pages, others are not', async ({
    page,
    product,
  }) => {
    await signedIn(page, product.origin, demoPerson('Kabir'));
    await opened(page, '/');
    const documents = documentsOf(page);
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual([]);
    for (const path of ['/messages', '/contribute/salary-v3']) {
      await page.evaluate((href) => {
        const made = document.createElement('a');
        made.href = href;
        document.body.append(made);
        made.click();
      }, path);
      await expect(page).toHaveURL(path);
      await expect.poll(() => documents).toContain(path);
    }
  });

  test('[NA-MSG-SHARE] sharing is the app’s', async ({ page }) => {
    const host = await opened(page, '/');
    await share(page);
    await expect.poll(() => host.types).toContain('share');
  });
});

test('[NA-MSG-SHARE] in a browser sharing is the browser’s, and nothing of an app shows, whatever a link says', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(navigator, { share: (shared: unknown) => Promise.resolve(Object.assign(window, { shared })) }),
  );
  await page.goto('/?app_host=ios');
  await share(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'shared')))).toContain('/p/');
  await page.getByRole('button', { name: 'Log in' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

async function share(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('button', { name: 'Share this post' }).click();
}
