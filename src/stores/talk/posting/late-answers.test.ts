import { aFeed, aShownFeed, link } from '@tests/support/a-feed';
import { describe, expect, it } from 'vitest';
import { presentPost } from '@/adapters/memory/talk/posting/memory-presenter';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { ShowNewPost } from '@/core/talk/posting/show-new-post.use-case';

describe('what an event says while posts are read', () => {
  it.each([
    { of: 'another text', event: { content: 'Newer than the answer' } },
    { of: 'the card of a link', event: { link } },
  ])('stays: $of', async ({ event }) => {
    const { posts, catchUp, meanwhile, changeOf, id } = await aShownFeed();
    meanwhile.push(() => posts.changed(changeOf(id, event)));
    await catchUp.execute();
    expect(posts.find(id)).toMatchObject(event);
  });

  it('stays of a new post that the page does not have yet, which waits', async () => {
    const { feed, posts, catchUp, meanwhile, changeOf, newPost } = await aShownFeed();
    feed.setAtTop(false);
    const { id } = newPost();
    meanwhile.push(() => posts.changed(changeOf(id, { link })));
    await catchUp.execute();
    expect([feed.waitingCount, posts.find(id)?.link]).toEqual([1, link]);
  });

  it('is shown with what was missed: the post is read once more', async () => {
    const { posts, catchUp, meanwhile, changeOf, setVotes, id } = await aShownFeed();
    changeOf(id, { content: 'Changed while the connection was away' });
    meanwhile.push(() => posts.tally(setVotes(id, 1_000)));
    await catchUp.execute();
    expect(posts.find(id)).toMatchObject({ content: 'Changed while the connection was away', upvotes: 1_000 });
  });

  it('stays where the feed is loaded again', async () => {
    const { feed, posts, meanwhile, changeOf, id } = await aShownFeed();
    meanwhile.push(() => posts.changed(changeOf(id, { content: 'Newer than the answer' })));
    await feed.reload();
    expect(posts.find(id)?.content).toBe('Newer than the answer');
  });
});

it('the user’s own new post keeps the card of its link, which may come by event while it is read', async () => {
  const { feed, posts, reading, meanwhile, newPost, world } = aFeed();
  await feed.open('newest');
  const { id } = newPost();
  meanwhile.push(() => {
    const post = world.records(PostRecords).find(id);
    if (post === null) throw new Error('The new post is gone.');
    post.link = link;
    feed.receive(presentPost(world, post, null));
  });
  await new ShowNewPost(reading, feed, posts).execute(id);
  expect(feed.visible[0]).toMatchObject({ id, link });
});
