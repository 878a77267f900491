import { failureOf } from '@tests/support/failure-of';
import { describe, expect, it } from 'vitest';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { MemoryFeed } from '@/adapters/memory/talk/posting/memory-feed';
import type { MemoryPost } from '@/adapters/memory/talk/posting/post-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { PostPageStore } from './post-page.store';
import { PostsStore } from './posts.store';

const COMMENTS = 45;

/** Comments whose votes grow with their age. */
function aPostPage() {
  const time = new ManualTime();
  const world = createDemoWorld(time, new CountingIds());
  const browser = new MemoryBrowser(world);
  const [post, other] = world.records(PostRecords).all;
  if (post === undefined || other === undefined) throw new Error('The demo world has no posts.');
  post.comments.splice(0);
  for (let index = 0; index < COMMENTS; index += 1) addComment(post, index);
  const posts = new PostsStore();
  const page = new PostPageStore(new MemoryFeed(browser), posts);
  return { page, posts, line: browser.line, world, browser, post, other };

  function addComment(under: MemoryPost, index: number): void {
    time.advance(1000);
    const comment = { author: under.author, content: `Comment ${index}`, upvotes: COMMENTS - index };
    world.records(PostRecords).addComment(under, comment);
  }
}

describe('the post', () => {
  it('is loaded with the first page of its comments', async () => {
    const { page, post } = aPostPage();
    expect(page.state.state).toBe('loading');
    await page.open(post.id);
    expect(page.state).toMatchObject({ state: 'ready', value: { id: post.id } });
    expect(page.commentsState.state).toBe('ready');
    expect(page.comments[0]?.content).toBe('Comment 0');
    expect(page.hasMore).toBe(true);
  });

  it('shows at once where a feed has brought it', async () => {
    const { page, posts, post, line } = aPostPage();
    await page.open(post.id);
    const known = posts.find(post.id);
    line.hold();
    const later = new PostPageStore(
      {
        getPost: () => new Promise(() => {}),
        listComments: () => new Promise(() => {}),
      },
      posts,
    );
    void later.open(post.id);
    expect(later.state).toMatchObject({ state: 'ready', value: known });
  });

  it.each(['open', 'catchUp'] as const)('shows what an event says while it is read: %s', async (read) => {
    const { page: first, posts, post, browser } = aPostPage();
    await first.open(post.id);
    const service = new MemoryFeed(browser);
    let isAsked = false;
    const page = new PostPageStore(
      {
        listComments: (query) => service.listComments(query),
        async getPost(path) {
          const answer = await service.getPost(path);
          if (isAsked && answer.ok) {
            isAsked = false;
            post.content = 'Newer than the answer';
            posts.changed({ ...answer.value, content: post.content });
          }
          return answer;
        },
      },
      posts,
    );
    await page.open(post.id);
    isAsked = true;
    await page[read](post.id);
    expect(page.post?.content).toBe('Newer than the answer');
  });

  it('says where there is none, and where it did not come', async () => {
    const { page, line, post } = aPostPage();
    await page.open('00000000-0000-4000-8000-999999999999');
    expect(page.state).toMatchObject({ state: 'failed', failure: { kind: 'notFound' } });
    line.failNext(failureOf(500));
    await page.open(post.id);
    expect(page.state).toMatchObject({ state: 'failed', failure: { status: 500 } });
    await page.reload();
    expect(page.state.state).toBe('ready');
  });

  it('does not show the comments of another post', async () => {
    const { page, post, other, line } = aPostPage();
    await page.open(post.id);
    line.hold();
    const first = page.open(other.id);
    expect(page.comments).toEqual([]);
    const second = page.open(post.id);
    line.release();
    await Promise.all([first, second]);
    expect(page.postId).toBe(post.id);
    expect(page.comments[0]?.content).toBe('Comment 0');
  });
});

describe('the comments', () => {
  it('are found by a Back as they were left, also from another post, until the session changes', async () => {
    const { page, post, other } = aPostPage();
    await page.open(post.id, 'popularity');
    await page.loadMore();
    const { length } = page.comments;
    expect(await page.open(post.id, 'popularity', null, true)).toBe(true);
    expect(page.comments).toHaveLength(length);
    await page.open(other.id, 'popularity');
    expect(await page.open(post.id, 'popularity', null, true)).toBe(true);
    expect(page.comments).toHaveLength(length);
    page.close();
    expect(page.comments).toEqual([]);
    expect(await page.open(post.id, 'popularity', null, true)).toBe(true);
    expect(await page.open(post.id, 'newToOld', null, true)).toBe(false);
    page.forget();
    expect(await page.open(post.id, 'newToOld', null, true)).toBe(false);
    await page.loadMore();
    expect(await page.open(post.id, 'newToOld')).toBe(false);
    expect(page.comments.length).toBeLessThan(length);
  });

  it('come in the order that one chooses', async () => {
    const { page, post } = aPostPage();
    await page.open(post.id);
    await page.sortBy('newToOld');
    expect(page.sort).toBe('newToOld');
    expect(page.comments[0]?.content).toBe(`Comment ${COMMENTS - 1}`);
  });

  it('are not asked for again in the order that they have', async () => {
    const { page, post, line } = aPostPage();
    await page.sortBy('newToOld');
    await page.open(post.id);
    await page.sortBy(page.sort);
    expect(line.countOf('listComments')).toBe(1);
  });

  it('go on, each once, until there are no more', async () => {
    const { page, post } = aPostPage();
    await page.open(post.id);
    for (let turn = 0; page.hasMore && turn < 10; turn += 1) await Promise.all([page.loadMore(), page.loadMore()]);
    expect(page.comments).toHaveLength(COMMENTS);
    expect(new Set(page.comments.map(({ id }) => id)).size).toBe(COMMENTS);
    await page.loadMore();
    expect(page.comments).toHaveLength(COMMENTS);
  });

  it('leave the post where they do not come', async () => {
    const { page, post, line } = aPostPage();
    await page.open(post.id);
    line.failNext(failureOf(500));
    await page.loadMore();
    expect(page.moreState.state).toBe('failed');
    line.failNext(failureOf(500));
    await page.sortBy('oldToNew');
    expect(page.commentsState.state).toBe('failed');
    expect(page.state.state).toBe('ready');
  });

  it('drop an answer to an order that one has left', async () => {
    const { page, post, line } = aPostPage();
    await page.open(post.id);
    line.hold();
    const older = page.sortBy('newToOld');
    const newer = page.sortBy('oldToNew');
    line.release();
    await Promise.all([older, newer]);
    expect(page.comments[0]?.content).toBe('Comment 0');
    expect(page.sort).toBe('oldToNew');
  });
});

describe('the end of the session', () => {
  async function asAuthor() {
    const here = aPostPage();
    const me = here.world.records(UserRecords).add('Asha Nair', 'asha@vaayuna.example');
    const [first] = here.post.comments;
    if (first === undefined) throw new Error('The post has no comments.');
    here.post.comments.splice(0, 1, { ...first, authorId: me.id });
    here.browser.signIn(me);
    return here;
  }

  it('leaves no comment marked as the user’s own', async () => {
    const { page, browser, post } = await asAuthor();
    await page.open(post.id);
    expect(page.comments.filter(({ isMine }) => isMine)).toHaveLength(1);
    browser.signOut();
    page.forget();
    expect(page.comments.some(({ isMine }) => isMine)).toBe(false);
    expect(page.comments).not.toEqual([]);
  });

  it('drops what was asked for before it, and asks again', async () => {
    const { page, posts, browser, post, line } = await asAuthor();
    line.hold();
    const opened = page.open(post.id);
    browser.signOut();
    posts.forget();
    page.forget();
    line.release();
    await opened;
    await Promise.resolve();
    expect(line.countOf('listComments')).toBe(2);
    expect(page.comments.some(({ isMine }) => isMine)).toBe(false);
    expect(page.state.state).toBe('ready');
    expect(posts.find(post.id)?.isMine).toBe(false);
  });
});
