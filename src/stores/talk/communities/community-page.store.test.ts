import { aPost } from '@tests/support/a-post';
import { failureOf } from '@tests/support/failure-of';
import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { communityPathOf } from '@/core/talk/communities/community-path';
import { shownPostsOf } from '@/core/talk/community-pages/shown-posts';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CommunityPageKey } from './keys';

const FIRST = { asks: false, sort: 'newest', start: null } as const;
const topic = { type: 'topic', slug: 'notice-period' } as const;

async function aPage() {
  const app = await startMemoryApp({ address: '/communities/notice-period' });
  const page = app.store(CommunityPageKey);
  await page.open(topic, FIRST);
  return { ...app, page };
}

describe('paths of communities', () => {
  it('[NV-SCREEN-COMMUNITY] lead to the screens of topics, departments and companies', async () => {
    const { store } = await startMemoryApp();
    const { screens } = store(NavigationKey);
    const screenOf = (path: string) => screens.resolve(path)?.screen;
    expect(screenOf('/communities/notice-period')).toBe('CommunityListing');
    expect(screenOf('/departments/human-resources')).toBe('DepartmentListing');
    expect(screenOf('/discussions/vaayuna')).toBe('CompanyPosts');
    expect(screenOf('/communities')).toBe('Communities');
    for (const [type, screen] of [
      ['topic', 'CommunityListing'],
      ['department', 'DepartmentListing'],
      ['company', 'CompanyPosts'],
    ] as const)
      expect(screenOf(communityPathOf({ type, slug: 'a & b' }))).toBe(screen);
  });
});

describe('the page of a community', () => {
  it('has the community and its posts, and stays as it is when one comes back', async () => {
    const { page } = await aPage();
    expect(page.state).toMatchObject({ state: 'ready', value: { community: { name: 'Notice Period' } } });
    expect(page.posts.length).toBeGreaterThan(0);
    const { posts } = page;
    await page.loadMore();
    const count = page.posts.length;
    await page.open(topic, FIRST);
    expect(page.posts).toHaveLength(count);
    expect(page.posts.slice(0, posts.length)).toEqual(posts);
  });

  it('keeps new posts of others waiting, and shows one’s own at once', async () => {
    const { page } = await aPage();
    const [first] = page.posts;
    if (first === undefined) throw new Error('The demo data has no post here.');
    const { community } = first;
    page.receive(aPost({ id: 'theirs', community }));
    page.receive(aPost({ id: 'theirs', community }));
    page.receive(aPost({ id: 'elsewhere', community: { ...community, entityId: 2 } }));
    expect(page.waitingCount).toBe(1);
    expect(page.posts[0]).toBe(first);
    page.showWaiting();
    expect([page.waitingCount, page.posts[0]?.id]).toEqual([0, 'theirs']);
    page.receive(aPost({ id: 'mine', community, isMine: true }));
    expect([page.waitingCount, page.posts[0]?.id]).toEqual([0, 'mine']);
  });

  it('has its posts in the order that the address names', async () => {
    const { page } = await aPage();
    await page.open(topic, shownPostsOf('/communities/notice-period?feed=top'));
    expect(page.shown.sort).toBe('top');
    const points = page.posts.map(({ upvotes, downvotes }) => upvotes - downvotes);
    expect(points.length).toBeGreaterThan(1);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(shownPostsOf('/communities/notice-period?feed=following').sort).toBe('newest');
  });

  it('says what failed, and loads it when one tries again', async () => {
    const { page, line } = await aPage();
    line.failNext(failureOf(500));
    await page.open({ type: 'topic', slug: 'salary-talk' }, FIRST);
    expect(page.state.state).toBe('failed');
    await page.reload();
    expect(page.state).toMatchObject({ state: 'ready', value: { community: { name: 'Salary Talk' } } });
    await page.open({ type: 'topic', slug: 'nothing' }, FIRST);
    expect(page.state).toMatchObject({ state: 'failed', failure: { kind: 'notFound' } });
  });
});

it('the page of a community’s questions has those alone, and lets no other new post in', async () => {
  const { page } = await aPage();
  const all = page.posts.length;
  await page.open(topic, { ...FIRST, asks: true });
  expect(page.posts.length).toBeLessThanOrEqual(all);
  const { community } = aPost();
  page.receive(aPost({ id: 'statement', title: null, content: 'It is so.', community }));
  expect(page.waitingCount).toBe(0);
  page.receive(aPost({ id: 'question', title: null, content: 'Is it so?', community }));
  expect(page.waitingCount).toBe(1);
});
