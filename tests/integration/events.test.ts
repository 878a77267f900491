import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from './harness/client';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { comment, post, startWorld } from './harness/world';

describeOnDatabases('events', (on) => {
  let world: World;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await world.stop();
  });

  async function listen(client: Client): Promise<{ name: string; body: unknown }[]> {
    const heard: { name: string; body: unknown }[] = [];
    const cookie = client.cookies.header;
    const socket = io(world.server.origin, {
      path: '/ws/',
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { origin: world.server.origin, cookie },
    });
    sockets.push(socket);
    socket.onAny((name, body) => heard.push({ name, body }));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return heard;
  }

  /** Concurrent events use several connections and may arrive in any order. */
  const inOrder = (events: readonly { name: string; body: unknown }[]) =>
    events.toSorted((one, other) => one.name.localeCompare(other.name));

  const vote = (person: Person, resourceId: string, voteType: 'up' | 'none' = 'up') =>
    person.post('/api/feed/v1/vote', { resourceId, resourceType: 'post', voteType });

  it('tell everybody about a new post as a guest sees it, and only once', async () => {
    const writer = await world.writer();
    const heard = await Promise.all([listen(world.guest()), listen(writer)]);
    const id = await post(writer);
    const seen = (await world.guest().get(`/api/feed/v1/feed/${id}`)).body;
    const added = { name: 'postAdded', body: seen };
    const [forGuest, forWriter] = heard;
    await expect.poll(() => forGuest).toEqual([added]);
    await expect.poll(() => inOrder(forWriter ?? [])).toEqual([added, { name: 'postWritten', body: { id } }]);
  });

  it('tell the author, and nobody else, that a post was found useful', async () => {
    const [writer, reader] = [await world.writer(), await world.reader()];
    // A late listener may still hear the post.
    const toldOfPost = await listen(writer);
    const id = await post(writer);
    await expect.poll(() => toldOfPost).toHaveLength(2);
    const [forWriter, forReader, forGuest] = [await listen(writer), await listen(reader), await listen(world.guest())];
    await vote(reader, id);
    const [shown] = (await writer.get('/api/notification/notifications?platform=computer')).body.items;
    const tally = (upvotes: number) => ({ name: 'postTallied', body: { id, upvotes, downvotes: 0 } });
    await expect.poll(() => inOrder(forWriter)).toEqual([{ name: 'notificationAdded', body: shown }, tally(1)]);
    await vote(reader, id);
    expect(forWriter).toHaveLength(2);
    await vote(reader, id, 'none');
    const removed = { name: 'notificationRemoved', body: { notificationId: shown.notificationId } };
    await expect.poll(() => inOrder(forWriter.slice(2))).toEqual([removed, tally(0)]);
    expect(forGuest).toEqual([]);
    const cast = (voteType: 'up' | 'none', upvotes: number) => ({
      name: 'voteCast',
      body: { resourceId: id, resourceType: 'post', voteType, upvotes, downvotes: 0 },
    });
    // A repeated vote changes nothing, but is announced again.
    await expect.poll(() => forReader).toEqual([cast('up', 1), cast('up', 1), cast('none', 0)]);
  });

  it('tell nobody of what was refused', async () => {
    const [reader, user] = [await world.reader(), await world.user()];
    const heard = await listen(world.guest());
    await post(reader);
    await post(user);
    const writer = await world.writer();
    await post(writer, { community: { type: 'topic', entityId: 999 } });
    const id = await post(writer);
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]).toMatchObject({ body: { id } });
  });

  it('greet a new reader', async () => {
    const user = await world.user();
    const heard = await listen(user);
    await user.post('/api/user/user/reader-step', { completed: true });
    await expect.poll(() => heard).toMatchObject([{ name: 'notificationAdded', body: { variantId: 'welcome' } }]);
  });

  it('tell everybody about a new comment, without its text', async () => {
    const [writer, other] = [await world.writer(), await world.writer()];
    const postId = await post(writer);
    const heard = await listen(world.guest());
    const commentId = await comment(other, postId);
    await expect
      .poll(() => heard.filter(({ name }) => name === 'postCommented'))
      .toEqual([{ name: 'postCommented', body: { postId, commentId, parentId: null } }]);
  });
});
