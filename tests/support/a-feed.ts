import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { MemoryFeed } from '@/adapters/memory/talk/posting/memory-feed';
import { presentPost } from '@/adapters/memory/talk/posting/memory-presenter';
import type { MemoryPost } from '@/adapters/memory/talk/posting/post-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { VoteRecords } from '@/adapters/memory/talk/voting/vote-records';
import { CatchUpFeed } from '@/core/talk/posting/catch-up-feed.use-case';
import type { FeedReading } from '@/core/talk/posting/feed.port';
import type { Post } from '@/core/talk/posting/post';
import { ReloadPost } from '@/core/talk/posting/reread-post.use-case';
import { FeedStore } from '@/stores/talk/posting/feed.store';
import { PostsStore } from '@/stores/talk/posting/posts.store';

/** The card of a link. */
export const link = {
  url: 'https://a.example/',
  host: 'a.example',
  siteName: null,
  title: 'A page',
  description: null,
  picture: null,
};

export function aFeed() {
  const time = new ManualTime();
  const world = createDemoWorld(time, new CountingIds());
  const browser = new MemoryBrowser(world);
  const posts = new PostsStore();
  const service = new MemoryFeed(browser);
  const meanwhile: (() => void)[] = [];
  /** Runs `meanwhile` between an answer and its arrival. */
  const late = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.then((arrived) => {
      meanwhile.shift()?.();
      return arrived;
    });
  const reading: FeedReading = {
    getPost: (path) => late(service.getPost(path)),
    listFeed: (query) => late(service.listFeed(query)),
    listComments: (query) => service.listComments(query),
    listCommunityPosts: (query) => late(service.listCommunityPosts(query)),
  };
  const feed = new FeedStore(reading, posts);
  const catchUp = new CatchUpFeed(reading, feed, posts, new ReloadPost(reading, feed, posts));
  const [known] = world.records(PostRecords).all;
  if (known === undefined) throw new Error('The demo world has no posts.');
  const newPost = (): Post => {
    time.advance(1000);
    const { author, community } = known;
    return presentPost(
      world,
      world.records(PostRecords).add({ authorId: null, author, community, title: null, content: 'New' }),
      null,
    );
  };
  const changeOf = (id: string, part: Partial<Pick<MemoryPost, 'content' | 'link' | 'status'>>): Post => {
    const post = world.records(PostRecords).find(id);
    if (post === null) throw new Error('The feed shows a post that is not in the world.');
    Object.assign(post, part);
    return presentPost(world, post, null);
  };
  const setVotes = (id: string, upvotes: number) => {
    world.records(VoteRecords).setElsewhere(id, { upvotes, downvotes: 0 });
    return { id, upvotes, downvotes: 0 };
  };
  return { feed, catchUp, reading, meanwhile, posts, browser, line: browser.line, newPost, changeOf, setVotes, world };
}

export async function aShownFeed() {
  const shown = aFeed();
  await shown.feed.open('newest');
  const [, id = ''] = idsIn(shown.feed);
  return { ...shown, id, change: (part: Parameters<typeof shown.changeOf>[1]) => shown.changeOf(id, part) };
}

export function idsIn(feed: FeedStore): readonly string[] {
  return feed.visible.map(({ id }) => id);
}
