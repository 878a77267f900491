import { PATIENCE } from '@tests/support/patience';
import { aPng } from '@tests/support/pictures';
import { run, select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { StoredFiles } from '@/server/platform/files/stored-files';
import { jsonb, nullable, smallint, text } from '@/server/platform/sql-types';
import type { LinkCard, LinkedPage } from '@/server/services/talk/feed/attachments/link-card';
import { LinkCards } from '@/server/services/talk/feed/link-cards/link-cards';
import { claimLink, dueLinks, queueLink, unqueueLink } from '@/server/services/talk/feed/link-cards/link-cards.queries';
import { PostFiles } from '@/server/services/talk/feed/post-media/post-files';
import { storePost } from './harness/stored';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

const NOTICE = 'https://labour.example/notice-periods';
const page: LinkedPage = { siteName: null, title: 'Notice periods by law', description: null };
const ASHA = Buffer.from('Asha');
const BIMAL = Buffer.from('Bimal');
const card = { url: NOTICE, host: 'labour.example', ...page };

describe('the pages that posts link to', () => {
  let world: World;
  beforeAll(async () => {
    // The server reads none; the test does.
    world = await startWorld(testDatabaseKind, { config: { scheduledWork: false } });
  });
  afterAll(() => world.stop());

  const stored = new MemoryFiles();
  const linkCardsOver = (
    answer: (address: URL) => Promise<LinkedPage | null | 'busy'>,
    pictureAt: (address: URL) => Promise<Buffer | null | 'busy'> = async () => null,
  ) => {
    const { database, authorship, publish } = world.server;
    const files = new StoredFiles(database, stored);
    const asked: string[] = [];
    const failures: unknown[] = [];
    const reader = {
      read: (address: URL) => {
        asked.push(address.href);
        return answer(address);
      },
      readPicture: (address: URL) => pictureAt(address),
    };
    const linkCards = new LinkCards({
      database,
      authorship,
      reader,
      files,
      postFiles: new PostFiles(files),
      publish,
      log: { error: (said: unknown) => failures.push(said) },
    });
    return { linkCards, asked, failures };
  };
  const forgetPages = () => run(world.server.database, 'delete from content.link_pages');
  /** A pending link, as left by a stopped server. */
  const waitingPost = async (attempts = 1) => {
    const id = await storePost(world, await world.user());
    await queue(id, NOTICE, attempts);
    return id;
  };
  const queue = async (id: string, address: string, attempts = 0) => {
    const row = 'insert into content.link_reads (post_id, address, attempts) values ($1, $2, $3)';
    await run(world.server.database, row, id, address, attempts);
  };
  const linkOf = async (id: string) => {
    const columns = { link: nullable(jsonb<LinkCard>()) };
    const [row] = await select(world.server.database, columns, 'select link from content.posts where id = $1', id);
    return row?.link;
  };
  const waiting = async (id: string) => {
    const attempts = 'select attempts from content.link_reads where post_id = $1';
    return select(world.server.database, { attempts: smallint }, attempts, id);
  };
  const work = async (linkCards: LinkCards) => {
    linkCards.wake();
    const due = 'select post_id from content.link_reads where due_at <= now()::timestamptz(3)';
    await vi.waitFor(async () => expect(await select(world.server.database, {}, due)).toEqual([]), PATIENCE);
    await linkCards.stop();
  };

  it('are read by the next server where one stopped before', async () => {
    await forgetPages();
    const id = await waitingPost();
    await work(linkCardsOver(async () => page).linkCards);
    expect([await linkOf(id), await waiting(id)]).toEqual([card, []]);
  });

  it('are due from the moment of the post on, to which the database rounds up as well as down', async () => {
    const { database } = world.server;
    const id = await storePost(world, await world.user());
    for (let time = 0; time < 200; time += 1) {
      await database.query(queueLink, id, NOTICE);
      expect(await database.query(dueLinks, [], 1)).toMatchObject([{ post_id: id }]);
      expect(await database.query(claimLink, id)).toHaveLength(1);
    }
    await database.query(unqueueLink, id);
  });

  it('give their picture to each post, encoded again, and it goes with the card', async () => {
    await forgetPages();
    const image = 'https://cdn.example/cover.png';
    const content = Buffer.from(aPng(900, 600));
    const shown: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const id = await waitingPost();
      await work(
        linkCardsOver(
          async () => ({ ...page, image }),
          async () => content,
        ).linkCards,
      );
      const picture = (await linkOf(id))?.picture ?? '';
      expect(picture).toMatch(/-640x427$/);
      expect(await stored.get(`media/${picture}.webp`)).not.toBeNull();
      const { database } = world.server;
      const unused = async () => {
        const rows = await select(database, { key: text }, 'select key from platform.unused_files order by key');
        return rows.filter(({ key }) => key.includes(picture)).map(({ key }) => key);
      };
      expect(await unused()).toEqual([]);
      await run(database, 'update content.posts set link = null where id = $1', id);
      expect(await unused()).toEqual([`media/${picture}-s.webp`, `media/${picture}.webp`]);
      shown.push(picture);
    }
    expect(new Set(shown).size).toBe(2);
  });

  it('have a card without a picture where that cannot be read', async () => {
    for (const answer of [null, 'busy', Buffer.from('<svg onload="alert(1)">')] as const) {
      await forgetPages();
      const id = await waitingPost();
      await work(
        linkCardsOver(
          async () => ({ ...page, image: 'https://cdn.example/a' }),
          async () => answer,
        ).linkCards,
      );
      expect(await linkOf(id)).toEqual(card);
    }
  });

  it('are asked for once, however many posts link to them and whatever part of them', async () => {
    await forgetPages();
    const { linkCards, asked } = linkCardsOver(async () => page);
    const cards = await Promise.all([NOTICE, `${NOTICE}#law`, NOTICE].map((url) => linkCards.cardOf(url, ASHA)));
    expect(cards).toEqual([card, { ...card, url: `${NOTICE}#law` }, card]);
    expect(await linkCards.cardOf(NOTICE, ASHA)).toEqual(card);
    expect(asked).toEqual([NOTICE]);
  });

  it('are not asked for again soon where they could not be read, and are after that', async () => {
    await forgetPages();
    const { linkCards, asked } = linkCardsOver(async () => null);
    expect([await linkCards.cardOf(NOTICE, ASHA), await linkCards.cardOf(NOTICE, ASHA), asked.length]).toEqual([
      null,
      null,
      1,
    ]);
    const { database } = world.server;
    const kept = `expires_at between now() + interval '14 minutes' and now() + interval '16 minutes'`;
    expect(await select(database, {}, `select from content.link_pages where page is null and ${kept}`)).toHaveLength(1);
    await run(database, `update content.link_pages set expires_at = now() - interval '1 second'`);
    await linkCards.cardOf(NOTICE, ASHA);
    expect(asked).toHaveLength(2);
  });

  it('wait where their host was asked often, which is no attempt', async () => {
    await forgetPages();
    const id = await waitingPost(0);
    await work(linkCardsOver(async () => 'busy').linkCards);
    expect([await linkOf(id), await waiting(id)]).toEqual([null, [{ attempts: 0 }]]);
  });

  it('are left alone where servers stopped at them three times', async () => {
    await forgetPages();
    const id = await waitingPost(3);
    const { linkCards, asked } = linkCardsOver(async () => page);
    await work(linkCards);
    expect([await linkOf(id), await waiting(id), asked]).toEqual([null, [], []]);
  });

  it('change nothing in a post that links to another one by then, and their picture is deleted', async () => {
    await forgetPages();
    const id = await waitingPost();
    const { database } = world.server;
    await run(database, 'delete from platform.unused_files');
    const image = 'https://cdn.example/late.png';
    const { linkCards } = linkCardsOver(
      async () => ({ ...page, image }),
      async () => {
        const change = `update content.link_reads set address = $2, due_at = now() + interval '1 hour' where post_id = $1`;
        await run(database, change, id, 'https://other.example/');
        return Buffer.from(aPng(900, 600));
      },
    );
    await work(linkCards);
    expect([await linkOf(id), (await waiting(id)).length]).toEqual([null, 1]);
    const unused = await select(database, { key: text }, 'select key from platform.unused_files');
    const lost = () => Promise.all(unused.map(async ({ key }) => (await stored.get(key)) === null));
    expect(await lost()).toEqual([false, false]);
    await new StoredFiles(database, stored).purge(Date.now() + 7_200_000);
    expect(await lost()).toEqual([true, true]);
  });

  it('leave a failure of the database in the log and the link where it is', async () => {
    await forgetPages();
    const id = await waitingPost();
    const { linkCards, failures } = linkCardsOver(() => Promise.reject(new Error('A fault of ours.')));
    await work(linkCards);
    expect([failures.length, (await waiting(id)).length]).toEqual([1, 1]);
  });

  it('are no addresses that cannot be read, or that are too long once they are encoded', async () => {
    const { linkCards, asked } = linkCardsOver(async () => page);
    expect(await linkCards.cardOf('https://[half', ASHA)).toBeNull();
    expect(await linkCards.cardOf(`https://labour.example/${'श'.repeat(500)}`, ASHA)).toBeNull();
    expect(asked).toEqual([]);
  });

  describe('that are slow', () => {
    const slowly = (path: string) => `https://slow.example/${path}`;
    /** Slow pages are read until the test lets them go. */
    const withSlowPages = () => {
      const waiting: (() => void)[] = [];
      const read = async ({ hostname }: URL): Promise<LinkedPage> => {
        if (hostname === 'slow.example') await new Promise<void>((go) => waiting.push(go));
        return page;
      };
      const letGo = (): void => {
        for (const go of waiting.splice(0)) go();
      };
      return { ...linkCardsOver(read), letGo };
    };

    it('keep nobody else from a preview, and only who asks for too many is told to wait', async () => {
      await forgetPages();
      const { linkCards, asked, letGo } = withSlowPages();
      const all = Array.from({ length: 13 }, (_, place) => linkCards.cardOf(slowly(String(place)), ASHA));
      // On PostgreSQL turns come in any order.
      expect(await Promise.race(all)).toBe('busy');
      expect(await linkCards.cardOf(NOTICE, BIMAL)).toEqual(card);
      await vi.waitFor(() => expect(asked).toHaveLength(3), PATIENCE);
      expect(asked.filter((address) => address !== NOTICE)).toHaveLength(2);
      const rounds = setInterval(letGo, 5);
      const cards = await Promise.all(all);
      clearInterval(rounds);
      expect(cards.filter((shown) => shown === 'busy')).toHaveLength(1);
    });

    it('keep no post of another author from its card, also after a restart', async () => {
      await forgetPages();
      const [first, second] = [await world.user(), await world.user()];
      const before: string[] = [];
      while (before.length < 10) before.push(await storePost(world, first));
      const id = await storePost(world, second);
      for (const one of before) await queue(one, slowly(one));
      await queue(id, NOTICE);
      const { linkCards, asked, letGo } = withSlowPages();
      linkCards.wake();
      await vi.waitFor(async () => expect(await linkOf(id)).toEqual(card), PATIENCE);
      expect(asked).toHaveLength(3);
      const stopping = linkCards.stop();
      letGo();
      await stopping;
      expect(asked).toHaveLength(3);
      await work(linkCardsOver(async () => page).linkCards);
    });
  });

  it('are shown to a user ten times a minute', async () => {
    const writer = await world.writer();
    await run(
      world.server.database,
      `insert into content.link_pages (address, page, expires_at) values ($1, $2, now() + interval '1 day') on conflict (address) do update set page = $2, expires_at = excluded.expires_at`,
      NOTICE,
      JSON.stringify(page),
    );
    const read = async () => (await writer.post('/api/feed/v1/post/read-link', { url: NOTICE })).body.link;
    for (let asked = 0; asked < 10; asked += 1) expect(await read()).toEqual({ ...card, picture: null });
    expect(await read()).toBeNull();
  });
});
