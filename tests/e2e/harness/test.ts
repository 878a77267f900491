import type { BrowserContext, Locator, Page, Response } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { serviceDocuments } from '@/contract/generated/documents';
import { REFUSED_PROMPTS_KEY } from '@/core/kernel/shell/overlay-budget.policy';
import { createResponseCheck } from '@/server/contract/response-check';
import { expectAccessible } from './accessible';
import type { Product } from './product';
import { Products } from './products';
import { awaitRunningPages } from './running-pages';

const answers = createResponseCheck(Object.values(serviceDocuments));

/** Faults of a page. */
export interface Complaints {
  /** Console errors and warnings, page errors, and answers outside the contract. */
  readonly found: string[];
  /** Lets a console text pass in this test: the browser reports every refused request. */
  allow(text: RegExp): void;
}

interface TestFixtures {
  readonly product: Product;
  /** Whether the tests of a file leave nothing that others could see, so that the file shares its product with all others of which that is true. */
  readonly leavesNothing: boolean;
  /** Settings of a file's own product beside those that all have. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether the login prompt shows to guests. Elsewhere it could come over what a slow test is about to press. */
  readonly hasLoginPrompt: boolean;
  /** Opens another window with cookies of its own; its complaints count too. */
  readonly newWindow: () => Promise<Page>;
  readonly complaints: Complaints;
}

interface WorkerFixtures {
  readonly products: Products;
}

/** A browser test on the running product: each answer is held against the contract, each console complaint fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  products: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument to be a pattern.
    async ({}, use) => {
      const products = new Products();
      await use(products);
      await products.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ products, leavesNothing, settings }, use, { file }) => {
      await use(leavesNothing ? await products.shared() : await products.of(file, settings));
    },
    { timeout: 600_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.origin);
  },
  leavesNothing: [false, { option: true }],
  settings: [{}, { option: true }],
  hasLoginPrompt: [false, { option: true }],
  context: async ({ context, hasLoginPrompt, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) awaitRunningPages(context);
    if (!hasLoginPrompt) await refuseLoginPrompt(context);
    await use(context);
    await leaveRoutes(context);
  },
  complaints: [
    async ({ context, leavesNothing }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      watch(context, found, leavesNothing);
      await use({ found, allow: (text) => allowed.push(text) });
      await Promise.allSettled(pendingChecks);
      pendingChecks.clear();
      expect(found.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  newWindow: async ({ browser, baseURL, complaints, viewport, colorScheme, hasLoginPrompt, leavesNothing }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        viewport,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(colorScheme === undefined ? {} : { colorScheme }),
      });
      contexts.push(context);
      awaitRunningPages(context);
      if (!hasLoginPrompt) await refuseLoginPrompt(context);
      watch(context, complaints.found, leavesNothing);
      return context.newPage();
    });
    for (const context of contexts) {
      await leaveRoutes(context);
      await context.close();
    }
  },
});

export { expect, expectAccessible };

/** Requests that change nothing which another user could see: reads, sessions, what is counted or logged, and what a user keeps for themselves or sends to us. */
const LEAVES_NOTHING =
  /^(GET|HEAD) |^\w+ \/(login|logout|emulator)\/|^\w+ \/api\/(curate|v4\/log|legal)\/|\/(bookmarks|browsing-history|alerts)\b|\/(postview\/bulk|feedback|reader-step|popup\/check|share)$/;

const pendingChecks = new Set<Promise<void>>();

/** Makes every page of the browser remember that its user refused the prompt. */
async function refuseLoginPrompt(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, 'loginPrompt');
    } catch {
      // A frame without an origin has no storage.
    }
  }, REFUSED_PROMPTS_KEY);
}

/** A test may end while it answers a call of a page in the service's place, and there is nobody to answer any more. */
async function leaveRoutes(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
}

/** What the browser says when a page is left, or its session changes, while its socket opens: no fault of anybody. */
const SOCKET_LEFT = /WebSocket is closed before the connection is established/;
/** What Playwright says when a test allows no service worker. */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

function watch(context: BrowserContext, found: string[], leavesNothing: boolean): void {
  context.on('console', (message) => {
    const isFault =
      /^(error|warning)$/.test(message.type()) &&
      !SOCKET_LEFT.test(message.text()) &&
      !WORKER_BLOCKED.test(message.text());
    // Of a refused request the text alone does not say which.
    if (isFault) found.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (leavesNothing && !LEAVES_NOTHING.test(call)) found.push(`${call} could leave something that others see`);
  });
  context.on('weberror', (error) => found.push(`page error: ${error.error().message}`));
  context.on('response', (response) => {
    pendingChecks.add(
      checkAnswer(response).catch((error: unknown) => {
        found.push(error instanceof Error ? error.message : String(error));
      }),
    );
  });
}

async function checkAnswer(response: Response): Promise<void> {
  const { pathname } = new URL(response.url());
  if (!/^\/(api|login|logout)\b/.test(pathname)) return;
  // A page that was left has thrown its bodies away.
  const body = await response.text().catch(() => null);
  if (body === null) return;
  answers.check({
    method: response.request().method(),
    url: response.url(),
    status: response.status(),
    contentType: response.headers()['content-type'] ?? null,
    headers: new Map(Object.entries(response.headers())),
    body,
  });
}

/** The details of a test of a table: one row of it is in npm test, the others only in npm run test:long. */
export function longUnless(isQuick: boolean): { readonly tag: string[] } {
  return { tag: isQuick ? [] : ['@long'] };
}

/** There are so many of something, or more: pages of a feed come by themselves as well. */
export async function expectAtLeast(things: Locator, count: number): Promise<void> {
  await expect.poll(() => things.count()).toBeGreaterThanOrEqual(count);
}
