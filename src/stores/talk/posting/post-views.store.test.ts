import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { MemoryPostViews } from '@/adapters/memory/talk/posting/memory-post-views';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { PostViewsStore } from './post-views.store';

function someViews(isLoggedIn = true) {
  const time = new ManualTime();
  const world = createDemoWorld(time, new CountingIds());
  const browser = new MemoryBrowser(world);
  const me = world.records(UserRecords).add('Asha Nair', 'asha@vaayuna.example');
  if (isLoggedIn) browser.signIn(me);
  const views = new PostViewsStore(new MemoryPostViews(browser), time, { isLoggedIn, postSeen: () => undefined });
  const posts = world.records(PostRecords).all;
  const seenBy = () => posts.filter(({ viewers }) => viewers.has(me.id)).length;
  return { views, posts, line: browser.line, time, seenBy };
}

describe('seen posts', () => {
  it('[TR-POSTVIEW-BATCH] go to the service in one call and are cleared', async () => {
    const { views, posts, line, seenBy } = someViews();
    for (const { id } of posts.slice(0, 3)) views.see(id);
    expect(views.unsent).toHaveLength(3);
    await views.flush();
    expect(line.countOf('recordPostViews')).toBe(1);
    expect(seenBy()).toBe(3);
    expect(views.unsent).toEqual([]);
  });

  it('[TR-POSTVIEW-BATCH] are kept where the call fails', async () => {
    const { views, posts, line, seenBy } = someViews();
    for (const { id } of posts.slice(0, 3)) views.see(id);
    line.failNext(failureOf(500));
    await views.flush();
    expect(views.unsent).toHaveLength(3);
    await views.flush();
    expect(seenBy()).toBe(3);
    expect(views.unsent).toEqual([]);
  });

  it('count once each, and are sent by themselves every ten seconds', async () => {
    const { views, posts, line, time } = someViews();
    const end = views.start();
    const [first] = posts;
    if (first === undefined) throw new Error('The demo world has no posts.');
    views.see(first.id);
    views.see(first.id);
    time.advance(9999);
    expect(line.calls).toEqual([]);
    time.advance(1);
    await Promise.resolve();
    expect(line.countOf('recordPostViews')).toBe(1);
    end();
    expect(time.pending).toBe(0);
  });

  it('are sent by one call at a time, and nothing is sent where nothing was seen', async () => {
    const { views, posts, line } = someViews();
    await views.flush();
    for (const { id } of posts.slice(0, 3)) views.see(id);
    await Promise.all([views.flush(), views.flush()]);
    expect(line.countOf('recordPostViews')).toBe(1);
  });

  it('of a guest are not counted, and those of another person are forgotten', () => {
    const { views } = someViews(false);
    views.see('1');
    expect(views.unsent).toEqual([]);
    const mine = someViews();
    mine.views.see('1');
    mine.views.forget();
    expect(mine.views.unsent).toEqual([]);
  });
});
