import type { Page } from '@playwright/test';
import pg from 'pg';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { enterOn, tabTo } from './harness/keyboard';
import { asNewWriter } from './harness/new-writer';
import type { Product } from './harness/product';
import { startProduct } from './harness/product';
import { test as base, expect, expectAccessible } from './harness/test';

/** Two processes of one product, on a PostgreSQL of their own. */
interface Processes {
  readonly one: Product;
  readonly other: Product;
}

const test = base.extend<object, { readonly postgres: RunningPostgres; readonly processes: Processes }>({
  postgres: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument to be a pattern.
    async ({}, use) => {
      const postgres = await startTemporaryPostgres();
      if (!postgres.running) throw new Error(postgres.reason);
      await use(postgres);
      postgres.stop();
    },
    { scope: 'worker' },
  ],
  processes: [
    async ({ postgres }, use) => {
      const shared = {
        DATABASE_URL: postgres.url,
        DATABASE_POOL: '4',
        AUTHORSHIP_KEY: Buffer.alloc(32, 7).toString('hex'),
        DEMO_DATA: 'off',
      };
      const one = await startProduct(shared);
      const other = await startProduct(shared);
      await use({ one, other });
      await one.stop();
      await other.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  product: async ({ processes }, use) => {
    await use(processes.one);
  },
});

const TOPIC = { type: 'topic', entityId: 2 };

async function asFollower(page: Page, product: Product): Promise<void> {
  const client = await asNewWriter(page, product);
  expect((await client.post('/api/feed/v1/community/join', TOPIC)).status).toBe(200);
}

const logOf = (page: Page) => page.getByRole('log', { name: 'Room Notice Period' });
const textsOn = (page: Page) => logOf(page).locator('.message__text');
const FIELD = 'Message to Notice Period';

async function expectAll(pages: readonly Page[], texts: readonly string[]): Promise<void> {
  for (const page of pages) await expect(textsOn(page)).toHaveText([...texts]);
}

test('three people in a room of two processes, one on a phone and one by keyboard alone, lose nothing while each process is killed', {
  tag: '@long',
}, async ({ page: desk, newWindow, processes, postgres, complaints }) => {
  test.slow();
  complaints.allow(/Failed to load resource|WebSocket|net::ERR|realtime/i);
  const { one, other } = processes;
  const sql = new pg.Client(postgres.url);
  await sql.connect();
  await sql.query(
    `insert into content.communities (type, entity_id, name, slug, category)
     values ('topic', 2, 'Notice Period', 'notice-period', 'Work') on conflict do nothing`,
  );
  await sql.end();
  const [phone, keys] = [await newWindow(), await newWindow()];
  await phone.setViewportSize({ width: 360, height: 740 });
  const people = [desk, phone, keys];
  const places = [one, other, one];
  for (const [place, page] of people.entries()) {
    const product = places[place] ?? one;
    await asFollower(page, product);
    await page.goto(`${product.origin}/messages`);
  }
  const enter = { name: 'Enter the room Notice Period' };
  await desk.getByRole('button', enter).click();
  await phone.getByRole('button', enter).click();
  await enterOn(keys, /^Enter the room Notice Period$/);
  for (const page of people) await expect(logOf(page)).toBeVisible();

  const texts: string[] = [];
  const byHand = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: FIELD }).fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    texts.push(text);
  };
  const byKeys = async (text: string) => {
    await tabTo(keys, new RegExp(`^${FIELD}$`));
    await keys.keyboard.type(text);
    await keys.keyboard.press('Enter');
    texts.push(text);
  };
  await byHand(desk, 'Is 45 days usual?');
  await expectAll(people, texts);
  await byHand(phone, 'It was 60 for me.');
  await expectAll(people, texts);
  await byKeys('They took 30 in the end.');
  await expectAll(people, texts);

  await one.kill();
  await byHand(phone, 'Written while the other process was gone');
  await expectAll([phone], texts);
  await byKeys('By keyboard, while there was no one to take it');
  await expect(logOf(keys).getByText('Not sent. Check your connection, then try again.')).toBeVisible();
  await expectAccessible(keys);
  await one.restart();
  await enterOn(keys, /^Try again$/);
  await expectAll(people, texts);

  await other.kill();
  await byHand(phone, 'From the phone, while its process was gone');
  await expect(logOf(phone).getByText('Not sent. Check your connection, then try again.')).toBeVisible();
  await expectAccessible(phone);
  await byHand(desk, 'The others go on.');
  const [waiting = '', later = ''] = texts.splice(-2);
  texts.push(later);
  await expectAll([desk, keys], texts);
  await other.restart();
  await phone.getByRole('button', { name: 'Try again' }).click();
  texts.push(waiting);
  await expectAll(people, texts);
  await byKeys('All there.');
  await expectAll(people, texts);
  for (const page of people) {
    await page.reload();
    await expectAll([page], texts);
  }
});
