import type { BrowserContext, Page } from '@playwright/test';
import type { PushService } from '@tests/support/push-service';
import { startPushService } from '@tests/support/push-service';
import { PUSH_PROMPT_ACTIVE_MS } from '@/core/account/push/push-prompt.rules';
import { messages } from '@/views/account/push/messages';
import { messages as settings } from '@/views/account/settings/messages';
import { aWriter } from './harness/api-writer';
import { installClock } from './harness/page-clock';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly data: string;
}

declare global {
  interface WorkerGlobalScope {
    shown: Shown[];
  }
}

/** The product sends to a push service on this machine. */
let pushService: PushService;

test.use({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument to be a pattern.
  settings: async ({}, use) => {
    pushService ??= await startPushService((answer) => answer.writeHead(201).end());
    const { host, address, port } = pushService.standIn;
    await use({ PUSH_HOSTS: `${host}=${address}:${port}` });
  },
});
test.afterAll(() => pushService.stop());

const REGISTER = '/api/v2/user/device/register';

/** Chromium without push: permission, answer and subscription are stubbed, nothing else. */
async function playBrowser(
  page: Page,
  subscription: object,
  answer: NotificationPermission = 'granted',
): Promise<void> {
  await page.addInitScript(
    ([given, said]) => {
      const permission = () => (localStorage.getItem('test.permission') ?? 'default') as NotificationPermission;
      Object.defineProperty(Notification, 'permission', { get: permission });
      Notification.requestPermission = async () => {
        localStorage.setItem('test.permission', said);
        return said;
      };
      const current = () => (localStorage.getItem('test.subscribed') === null ? null : { ...given, ...rest });
      const rest = {
        options: { applicationServerKey: null },
        unsubscribe: async () => {
          localStorage.removeItem('test.subscribed');
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current(),
        subscribe: async () => {
          localStorage.setItem('test.subscribed', '1');
          return current();
        },
      });
    },
    [subscription, answer] as const,
  );
}

async function untilWorker(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Records notifications, which this Chromium refuses to show. */
async function workerOf(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('The page has no service worker.');
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerGlobalScope & { registration: ServiceWorkerRegistration };
    scope.shown = [];
    scope.registration.showNotification = async (title, { tag = '', data } = {}) => {
      scope.shown.push({ title, tag, data });
    };
  });
  return worker;
}

/** Hands a message to the service worker, as the browser does when it comes. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await session.detach();
}

const question = (page: Page) => page.getByRole('region', { name: messages.askTitle });

test('[ST-WPROMPT-EXPIRY] after 45 s in view we ask, then the browser does, and its yes registers the device', async ({
  page,
  product,
}) => {
  await playBrowser(page, pushService.newSubscription());
  await installClock(page);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/');
  await untilWorker(page);
  await page.clock.runFor(PUSH_PROMPT_ACTIVE_MS - 20_000);
  await expect(question(page)).toBeHidden();
  await page.clock.runFor(40_000);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  const registered = page.waitForResponse((answer) => new URL(answer.url()).pathname === REGISTER);
  await question(page).getByRole('button', { name: messages.tell }).press('Enter');
  const answer = await registered;
  expect(answer.status()).toBe(204);
  expect(JSON.parse(answer.request().postDataJSON().token).endpoint).toContain('https://push.example/send/');
  await expect(question(page)).toBeHidden();
  await page.goto('/user-settings');
  await expect(page.getByText(messages.deviceStates.on)).toBeVisible();
});

test('where the browser says no, the way back is shown, and "Not now" holds on the next pages', {
  tag: '@long',
}, async ({ page, product }) => {
  await playBrowser(page, pushService.newSubscription(), 'denied');
  await installClock(page);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/');
  await untilWorker(page);
  await page.clock.runFor(70_000);
  await question(page).getByRole('button', { name: messages.tell }).click();
  const refused = page.getByRole('region', { name: messages.blockedTitle });
  await expect(refused.getByRole('listitem')).toHaveCount(messages.blockedSteps.length);
  await expectAccessible(page);
  await refused.getByRole('link', { name: messages.preferences }).click();
  await expect(page.getByText(messages.deviceStates.blocked)).toBeVisible();
  await expect(refused).toBeHidden();

  /** As if never asked, a day after our question. */
  const askAnew = () =>
    page.evaluate(() => {
      for (const key of ['test.permission', 'push.promptedAt']) localStorage.removeItem(key);
    });
  await askAnew();
  await page.goto('/communities');
  await untilWorker(page);
  await page.clock.runFor(70_000);
  await question(page).getByRole('button', { name: messages.notNow }).click();
  await expect(question(page)).toBeHidden();
  await askAnew();
  await page.goto('/');
  await untilWorker(page);
  await page.clock.runFor(70_000);
  await expect(question(page)).toBeHidden();
});

test('[API-NOTIF-WEBPUSH] a message names the kind of news alone, and a press on it leads to the very comment and marks it read', async ({
  page,
  product,
  context,
}) => {
  await playBrowser(page, pushService.newSubscription());
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/user-settings');
  await untilWorker(page);
  await page.getByLabel(settings.atNight).check();
  await page.getByRole('button', { name: messages.turnOn }).click();
  await expect(page.getByText(messages.deviceStates.on)).toBeVisible();

  const id = await (await aWriter(product, demoPerson('Asha'))).post('Is 60 days of notice usual?');
  const before = pushService.received.length;
  await (await aWriter(product, demoPerson('Zoya'))).comment(id, 'At Vaayuna it is.');
  // The user's other browsers get it too.
  await expect.poll(() => pushService.received.length).toBeGreaterThan(before);
  const pushed = pushService.received.at(-1);
  expect(pushed?.isSigned).toBe(true);
  expect(pushed?.text).not.toContain('Vaayuna');

  const worker = await workerOf(context);
  await deliver(page, pushed?.text ?? '');
  await expect.poll(() => worker.evaluate(() => (self as unknown as WorkerGlobalScope).shown.length)).toBe(1);
  const [shown] = await worker.evaluate(() => (self as unknown as WorkerGlobalScope).shown);
  expect(shown?.title).toBe('There is a new comment on your post');

  const clicked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/notification/notifications'))
      clicked.push(request.postData() ?? '');
  });
  await worker.evaluate((data) => {
    const event = Object.assign(new Event('notificationclick'), {
      notification: { data, close: () => undefined },
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
    });
    self.dispatchEvent(event);
  }, shown?.data);
  await page.waitForURL(`**/p/${id}?comment=*`);
  await page.mouse.move(10, 10);
  await expect(page.getByText('At Vaayuna it is.')).toBeVisible();
  await expect.poll(() => clicked.filter((body) => body.includes('WebPushClick'))).toHaveLength(1);
  expect(page.url()).not.toContain('push_key');
  await deliver(page, 'from a newer server');
  await expect.poll(() => worker.evaluate(() => (self as unknown as WorkerGlobalScope).shown.length)).toBe(2);
});

test('the choices of what is pushed are saved as they are ticked, and push ends with the logout', async ({
  page,
  product,
}) => {
  await playBrowser(page, pushService.newSubscription());
  await signedIn(page, product.origin, demoPerson('Dev'));
  await page.goto('/user-settings');
  await untilWorker(page);
  await page.getByRole('button', { name: messages.turnOn }).click();
  await expect(page.getByText(messages.deviceStates.on)).toBeVisible();
  const votes = page.getByLabel(`${settings.votes}, ${settings.push}`);
  await expect(votes).not.toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/push/choices') && answer.request().method() === 'POST',
  );
  await votes.check();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(votes).toBeChecked();
  await expectAccessible(page);
  // Kinds turned off in the inbox are not pushed.
  await page.getByLabel(`${settings.votes}, ${settings.here}`).uncheck();
  await expect(votes).toBeDisabled();
  const subscribed = () => page.evaluate(() => localStorage.getItem('test.subscribed'));
  await page.getByRole('button', { name: messages.turnOff }).click();
  await expect(page.getByText(messages.deviceStates.off)).toBeVisible();
  expect(await subscribed()).toBeNull();

  await page.getByRole('button', { name: messages.turnOn }).click();
  await expect(page.getByText(messages.deviceStates.on)).toBeVisible();
  expect(await subscribed()).toBe('1');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();
  await page.mouse.move(10, 10);
  await expect.poll(subscribed).toBeNull();
});
