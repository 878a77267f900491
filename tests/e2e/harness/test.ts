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

export interface Complaints {
  readonly found: string[];
  allow(text: RegExp): void;
}

interface TestFixtures {
  readonly product: Product;
  readonly leavesNothing: boolean;
  readonly settings: Readonly<Record<string, string>>;
  readonly hasLoginPrompt: boolean;
  readonly newWindow: () => Promise<Page>;
  readonly complaints: Complaints;
}

interface WorkerFixtures {
  readonly products: Products;
}

/** Checks answers against the contract and fails on console messages. */
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

/** Requests that other users cannot observe: reads, sessions, counts, logs and private data. */
const LEAVES_NOTHING =
  /^(GET|HEAD) |^\w+ \/(login|logout|emulator)\/|^\w+ \/api\/(curate|v4\/log|legal)\/|\/(bookmarks|browsing-history|alerts)\b|\/(postview\/bulk|feedback|reader-step|popup\/check|share)$/;

const pendingChecks = new Set<Promise<void>>();

async function refuseLoginPrompt(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, 'loginPrompt');
    } catch {
      // A frame without an origin has no storage.
    }
  }, REFUSED_PROMPTS_KEY);
}

/** A test may end while it answers a page's call. */
async function leaveRoutes(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Browser messages when a page closes while its socket opens. */
const SOCKET_LEFT = /WebSocket is closed before the connection is established/;
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

function watch(context: BrowserContext, found: string[], leavesNothing: boolean): void {
  context.on('console', (message) => {
    const isFault =
      /^(error|warning)$/.test(message.type()) &&
      !SOCKET_LEFT.test(message.text()) &&
      !WORKER_BLOCKED.test(message.text());
    // The text alone does not name the refused request.
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
  // A closed page has discarded its bodies.
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

/** A table's test: one row runs in npm test, the others in npm run test:long. */
export function longUnless(isQuick: boolean): { readonly tag: string[] } {
  return { tag: isQuick ? [] : ['@long'] };
}

export async function expectAtLeast(things: Locator, count: number): Promise<void> {
  await expect.poll(() => things.count()).toBeGreaterThanOrEqual(count);
}
