import { expect, it, vi } from 'vitest';
import type { Database } from '@/server/platform/database';
import type { LinkedPage } from '../attachments/link-card';
import { LinkCards } from './link-cards';
import { keepPage, knownPage } from './link-cards.queries';

const ADDRESS = 'https://labour.example/notice-periods';
const page: LinkedPage = { siteName: 'Labour', title: 'Notice periods', description: '', image: '' };
const persona = Buffer.from('asha');

function previewsOver(database: Database, read: () => Promise<LinkedPage>): LinkCards {
  const refused = () => {
    throw new Error('A preview needs none of it.');
  };
  return new LinkCards({
    database,
    authorship: { openAuthor: refused },
    reader: { read, readPicture: refused } as never,
    files: { put: refused },
    postFiles: { attach: refused },
    publish: {} as never,
    log: { error: refused },
  });
}

it('a page is read once, also if an answer of the database is on its way while another preview stores it', async () => {
  let stored: LinkedPage | null = null;
  let looks = 0;
  const isStored = vi.fn<() => void>();
  const query = async (statement: unknown) => {
    if (statement === keepPage) {
      stored = page;
      isStored();
    }
    if (statement !== knownPage) return [];
    const rows = stored === null ? [] : [{ page: stored }];
    looks += 1;
    if (looks === 4) {
      await vi.waitFor(() => expect(isStored).toHaveBeenCalled());
      await new Promise((done) => setTimeout(done));
    }
    return rows;
  };
  const read = vi.fn<() => Promise<LinkedPage>>().mockResolvedValue(page);
  const linkCards = previewsOver({ query } as unknown as Database, read);

  const cards = await Promise.all([linkCards.cardOf(ADDRESS, persona), linkCards.cardOf(ADDRESS, persona)]);
  expect(cards).toMatchObject([{ title: page.title }, { title: page.title }]);
  expect(read).toHaveBeenCalledTimes(1);
});

it.each([
  { title: 'Earn from home: 98100 00210' },
  { description: 'My boss is a bhenchod' },
  { siteName: 'Insta @asha_hires' },
])('a page that says %j has no card: its words would be held in a post', async (words) => {
  const stored: unknown[] = [];
  const query = async (statement: unknown, ...values: readonly unknown[]) => {
    if (statement === keepPage) stored.push(values[1]);
    return [];
  };
  const linkCards = previewsOver({ query } as unknown as Database, async () => ({ ...page, ...words }));
  expect(await linkCards.cardOf(ADDRESS, persona)).toBeNull();
  expect(stored).toEqual([null]);
});
