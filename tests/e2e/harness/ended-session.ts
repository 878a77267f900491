import type { Page } from '@playwright/test';
import { aNewAccount, demoPerson, signedIn } from './people';
import type { Product } from './product';
import type { Complaints } from './test';
import { expect } from './test';

export interface Form {
  readonly name: string;
  readonly who: 'newcomer' | 'Farhan';
  readonly open: (page: Page) => Promise<void>;
  readonly fill: (page: Page) => Promise<void>;
  readonly save: (page: Page) => Promise<void>;
  readonly isKept: (page: Page) => Promise<void>;
  readonly isSaved: (page: Page) => Promise<void>;
}

interface Fixtures {
  readonly page: Page;
  readonly product: Product;
  readonly complaints: Complaints;
}

export function titleOf({ name }: Form): string {
  return `${name} under which the session ends says so, keeps what is filled in, and is saved once after the next login`;
}

/** Ends the session under a form: its input stays and is saved once after the next login. */
export async function endSessionUnder(form: Form, { page, product, complaints }: Fixtures): Promise<void> {
  const { who, open, fill, save, isKept, isSaved } = form;
  complaints.allow(/401/);
  const account = who === 'newcomer' ? aNewAccount() : demoPerson(who);
  await signedIn(page, product.origin, account);
  await open(page);
  await fill(page);
  const writes = writesOf(page);
  // Pending calls would notice the end first.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies({ name: /^(AT|RT)$/ });
  await save(page);
  await expect(page.getByText(/Your session has ended. Log in again./).first()).toBeVisible();
  expect(writes).toEqual([]);

  await page.context().clearCookies();
  await signedIn(page, product.origin, account);
  await open(page);
  await isKept(page);
  await save(page);
  await isSaved(page);
  await expect.poll(() => writes.length).toBe(1);
}

function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const isWrite =
      answer.request().method() !== 'GET' &&
      !/\/(log|curate|notification|views?|impressions?|similar-contributions)\b/.test(pathname);
    if (isWrite && answer.ok()) writes.push(pathname);
  });
  return writes;
}
