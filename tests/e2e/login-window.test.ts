import type { Page } from '@playwright/test';
import { expect, longUnless, test } from './harness/test';

test.use({ leavesNothing: true });

const WINDOW = '/?showLoginModal=true';
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const SCRIPT = '**/emulator/google/gsi/client.js';

type Edges = Readonly<Record<string, readonly number[]>>;

const cardOn = (page: Page) => page.frameLocator('#login-modal-yolo iframe');
const closeCard = (page: Page) => cardOn(page).getByRole('button', { name: 'Close' });

async function holdGoogle(page: Page): Promise<(isReachable: boolean) => void> {
  let decide: (isReachable: boolean) => void = () => undefined;
  const decided = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  await page.route(SCRIPT, async (route) => ((await decided) ? route.continue() : route.abort()));
  return decide;
}

function edgesOn(page: Page): Promise<Edges> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.providers > li, .login a')];
    return Object.fromEntries(
      parts.map((part, index) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.matches('a') ? 'link' : `row ${index + 1}`, [x, y, width, height].map(Math.round)];
      }),
    );
  });
}

async function edgesWithoutGoogle(page: Page): Promise<Edges> {
  const ways = page.getByRole('button', { name: /^Continue with (Google|LinkedIn|Microsoft|Naukri)$/ });
  await expect(ways).toHaveCount(4);
  // The window fades in and its font may load late.
  await page.evaluate(() => document.fonts.ready);
  const edges = await edgesOn(page);
  expect(Object.keys(edges)).toHaveLength(5);
  return edges;
}

for (const viewport of VIEWPORTS) {
  test.describe(`in a login window of ${viewport.width} px nothing moves`, longUnless(viewport.width > 1000), () => {
    test.use({ viewport });

    test("when Google's card comes late, and when it is closed", { tag: '@long' }, async ({ page }) => {
      const letGoogle = await holdGoogle(page);
      await page.goto(WINDOW);
      const before = await edgesWithoutGoogle(page);
      letGoogle(true);
      await expect(closeCard(page)).toBeAttached();
      await expect(page.locator('#g_id_signin')).toBeVisible();
      expect(await edgesOn(page)).toEqual(before);

      // Otherwise a scrolled window moves under the closing pointer.
      await closeCard(page).scrollIntoViewIfNeeded();
      const scrolled = await edgesOn(page);
      await closeCard(page).click();
      await expect(page.locator('#login-modal-yolo iframe')).toHaveCount(0);
      expect(await edgesOn(page)).toEqual(scrolled);
      await page.locator('.dialog__body').evaluate((body) => body.scrollTo(0, 0));
      const room = page.locator('#login-modal-yolo').locator('..');
      await expect.poll(async () => (await room.boundingBox())?.height).toBe(0);
      expect(await edgesOn(page)).toEqual(before);
    });

    test('when the card has nobody to offer', async ({ page }) => {
      const letGoogle = await holdGoogle(page);
      await page.route('**/emulator/google/one-tap?*', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('data-displayed="true"', 'data-displayed="false"');
        await route.fulfill({ response: answer, body });
      });
      await page.goto(WINDOW);
      const before = await edgesWithoutGoogle(page);
      const card = page.waitForResponse(/\/emulator\/google\/one-tap\?/);
      letGoogle(true);
      await card;
      await expect(page.locator('#g_id_signin')).not.toBeEmpty();
      await expect(page.locator('#login-modal-yolo iframe')).toHaveCount(0);
      expect(await edgesOn(page)).toEqual(before);
    });

    test("when Google's script cannot be had", async ({ page, complaints }) => {
      complaints.allow(/ERR_FAILED/);
      const letGoogle = await holdGoogle(page);
      await page.goto(WINDOW);
      const before = await edgesWithoutGoogle(page);
      const failed = page.waitForEvent('requestfailed');
      letGoogle(false);
      await failed;
      expect(await edgesOn(page)).toEqual(before);
    });

    test('on the page, when Google’s script comes late', async ({ page }) => {
      const letGoogle = await holdGoogle(page);
      await page.goto('/session');
      const before = await edgesWithoutGoogle(page);
      letGoogle(true);
      await expect(page.locator('#g_id_signin')).not.toBeEmpty();
      expect(await edgesOn(page)).toEqual(before);
    });
  });
}

test('a sign-in that fails in the card leaves the window as it was', async ({ page, complaints }) => {
  complaints.allow(/401 \(Unauthorized\)/);
  const letGoogle = await holdGoogle(page);
  await page.goto(WINDOW);
  const before = await edgesWithoutGoogle(page);
  letGoogle(true);
  await cardOn(page).getByLabel('What happens').selectOption('other_nonce');
  const asha = cardOn(page).getByRole('button', { name: /Asha Nair/ });
  await asha.scrollIntoViewIfNeeded();
  const scrolled = await edgesOn(page);
  await asha.click();
  await expect(page.getByText('Google did not confirm this sign-in. Please try again.').first()).toBeVisible();
  await expect(page.locator('#login-modal-yolo iframe')).toHaveCount(0);
  expect(await edgesOn(page)).toEqual(scrolled);
  await page.locator('.dialog__body').evaluate((body) => body.scrollTo(0, 0));
  await expect.poll(() => edgesOn(page)).toEqual(before);
});

test('the card of the job portal does not lie over the login window, but beside it', { tag: '@long' }, async ({
  page,
}) => {
  const card = page.locator('iframe[title="Sign in with Naukri"]');
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/?utm_source=naukri');
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?utm_source=naukri&showLoginModal=true');
  await expect(card).toBeVisible();
  const [beside, dialog] = [await card.boundingBox(), await page.getByRole('dialog').boundingBox()];
  expect(beside?.x).toBeGreaterThan((dialog?.x ?? 0) + (dialog?.width ?? 0));
});
