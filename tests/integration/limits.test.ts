import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ClientRequest } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import { aSubmission } from '@tests/support/a-submission';
import { aPng } from '@tests/support/pictures';
import { accessTokenOf } from '@tests/support/sign-in';
import { testDatabaseKind } from '@tests/support/test-database';
import { BROWSER } from '@tests/support/user-agents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BYTES_TYPE } from '@/contract/openapi-document';
import type { Client } from './harness/client';
import type { Person, World } from './harness/world';
import { post, profileTagOf, startWorld } from './harness/world';

const UPLOAD = '/api/feed/v1/post/media';
const READS = 40;
const MINUTE_MS = 60_000;

describe('a disk that is nearly full', () => {
  it('refuses writes until there is room again, and goes on with reads', async () => {
    let free = 1_000_000_000;
    const full = await startWorld('pglite', { freeSpace: () => free });
    const writer = await full.writer();
    const becomes = (status: number) => expect.poll(() => report(writer)).toBe(status);
    const report = async (user: Client): Promise<number> =>
      (await user.post('/api/v4/log/error', { error: 'x', display: 'WEB' })).status;
    expect(await report(writer)).toBe(204);
    free = 10_000_000;
    await becomes(503);
    const refused = await writer.post('/api/v4/log/error', { error: 'x', display: 'WEB' });
    expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['not_ready', '30']);
    expect((await writer.get('/api/feed/v3/feed')).status).toBe(200);
    free = 1_000_000_000;
    await becomes(204);
    await full.stop();
  });
});

describe('a user who writes faster than anybody writes', () => {
  it('is held back by posts and comments alone, and votes on; others write meanwhile', async () => {
    const limits = { login: 100, writes: 100, contributions: 5, reads: 1_000 };
    const busy = await startWorld(testDatabaseKind, { config: { limits } });
    const [writer, other] = [await busy.writer(), await busy.writer()];
    const postId = await post(other);
    const tag = await profileTagOf(writer);
    const write = (path: string, body: unknown) =>
      writer.post(path, body, { 'idempotency-key': randomUUID(), 'profile-tag': tag });
    for (let count = 0; count < 4; count += 1)
      expect((await write('/api/feed/v2/post', aSubmission())).body.postId).toBeDefined();
    const comment = () => write(`/api/feed/v1/post/${postId}/comment`, { content: 'x', profileType: 'ANONYMOUS' });
    expect((await comment()).status).toBe(201);
    const refused = await comment();
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await write('/api/feed/v2/post', aSubmission())).status).toBe(429);
    const vote = await writer.post('/api/feed/v1/vote', { resourceId: postId, resourceType: 'post', voteType: 'up' });
    expect(vote.status).toBe(200);
    expect(await post(other)).toBeDefined();
    busy.pass(2 * MINUTE_MS);
    expect((await comment()).status).toBe(201);
    await busy.stop();
  });
});

it('requests that one socket pipelines count one by one', async () => {
  const limits = { login: 100, writes: 100, contributions: 100, reads: READS };
  const world = await startWorld(testDatabaseKind, { config: { limits } });
  const { hostname, port } = new URL(world.server.origin);
  const sent = 5 * READS;
  const socket = connect(Number(port), hostname);
  const line = (last: boolean) =>
    `GET /api/feed/v3/feed HTTP/1.1\r\nHost: ${hostname}\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
  socket.write(Array.from({ length: sent }, (_, place) => line(place === sent - 1)).join(''));
  let answers = '';
  socket.on('data', (part) => {
    answers += part.toString('latin1');
  });
  await once(socket, 'close');
  expect(answers.split('HTTP/1.1 ').length - 1).toBe(sent);
  expect(answers.split('HTTP/1.1 429 ').length - 1).toBe(sent - READS);
  await world.stop();
});

it('lists of votes, which do in one request what fifty do, are as few as posts', async () => {
  const limits = { login: 100, writes: 100, contributions: 2, reads: 1_000 };
  const world = await startWorld(testDatabaseKind, { config: { limits } });
  const [author, voter] = [await world.writer(), await world.reader()];
  const vote = { resourceId: await post(author), resourceType: 'post', voteType: 'up' };
  await voter.get('/api/user/user/profile');
  const list = async () => (await voter.post('/api/feed/v1/vote/bulk', { votes: [vote] })).status;
  expect([await list(), await list(), await list()]).toEqual([200, 200, 429]);
  expect((await voter.post('/api/feed/v1/vote', vote)).status).toBe(200);
  world.pass(2 * MINUTE_MS);
  expect(await list()).toBe(200);
  await world.stop();
});

describe('files that are sent at once', () => {
  it('are so many of one user that they fit into memory, and there is room again once they are broken off', async () => {
    const world = await startWorld(testDatabaseKind);
    const [sender, other] = [await world.writer(), await world.writer()];
    const upload = async (user: Client) => (await user.call('POST', UPLOAD, { body: aPng(2, 2) })).status;
    const begun = Array.from({ length: 4 }, () => beginUpload(sender, world.server.origin));
    // The last one is refused once the other three have their room.
    await Promise.race(begun.map((one) => once(one, 'response')));
    const large = () => sender.call('POST', UPLOAD, { body: new Uint8Array(10_000_000) });
    const more = await large();
    expect([more.body.code, more.headers.get('retry-after')]).toEqual(['too_many_requests', '5']);
    expect([await upload(sender), await upload(other)]).toEqual([201, 201]);
    for (const one of begun) one.destroy();
    await expect.poll(async () => (await large()).status).toBe(422);
    await world.stop();
  });
});

function beginUpload(user: Client, origin: string): ClientRequest {
  const { hostname, port } = new URL(origin);
  const begun = request({
    hostname,
    port,
    path: UPLOAD,
    method: 'POST',
    headers: {
      appid: '999',
      systemid: 'AB_WEB',
      origin,
      cookie: user.cookies.header,
      'user-agent': BROWSER,
      'content-type': BYTES_TYPE,
      'content-length': 10_000_000,
    },
  });
  begun.on('error', () => undefined);
  begun.write(Buffer.alloc(1_000));
  return begun;
}

describe('one address that reads too much', () => {
  let world: World;
  let user: Person;
  beforeAll(async () => {
    world = await startWorld(testDatabaseKind, {
      config: { limits: { login: 1, writes: 100, contributions: 100, reads: READS } },
    });
    user = await world.user();
  });
  afterAll(() => world.stop());

  const exhaust = async (cookies: Readonly<Record<string, string>> = {}): Promise<number> => {
    const guest = world.guest();
    for (const [name, value] of Object.entries(cookies)) guest.cookies.set(name, value);
    let status = 0;
    for (let count = 0; count < READS + 5; count += 1) ({ status } = await guest.get('/api/feed/v3/feed'));
    return status;
  };

  it('leaves out the users of the address, silent ones too', async () => {
    expect((await user.get('/api/user/user/profile')).status).toBe(200);
    expect(await exhaust()).toBe(429);
    world.pass(11_000);
    expect((await user.get('/api/user/user/profile')).status).toBe(200);
  });

  it('leaves out a user of the address who comes for the first time, or with a new access token', async () => {
    const other = await world.user();
    expect(await exhaust()).toBe(429);
    expect((await other.get('/api/user/user/profile')).status).toBe(200);
    world.pass(16 * 60_000);
    expect((await other.get('/api/user/user/profile')).status).toBe(200);
  });

  it('leaves out whoever it has seen, when the tokens are forged', async () => {
    expect((await user.get('/api/user/user/profile')).status).toBe(200);
    expect(await exhaust({ AT: 'A'.repeat(43) })).toBe(429);
    expect((await user.get('/api/user/user/profile')).status).toBe(200);
  });

  it('does not keep others from signing in by sign-ins that are refused', async () => {
    const signInWith = async (client: Client, token: string): Promise<number> => {
      const body = { socialUserType: 'gp', clientType: 'desktop', token, tokenType: 'access_token' };
      return (await client.post('/login/social', body, { systemid: 'desktop' })).status;
    };
    const tokenOf = (name: string): Promise<string> => accessTokenOf(world.server, name);
    const known = world.guest();
    for (let count = 0; count < 2; count += 1) expect(await signInWith(world.guest(), 'junk')).toBe(401);
    expect(await signInWith(known, await tokenOf('Asha Nair'))).toBe(200);
    world.pass(121_000);
    for (let count = 0; count < 3; count += 1) await signInWith(world.guest(), 'junk');
    expect(await signInWith(world.guest(), await tokenOf('Bhaskar Rao'))).toBe(429);
    expect(await signInWith(known, await tokenOf('Asha Nair'))).toBe(200);
    const pretending = world.guest();
    pretending.cookies.set('deviceId', randomUUID());
    expect(await signInWith(pretending, 'junk')).toBe(429);
  });

  it('stays counted while thousands of others come', async () => {
    const statusFrom = async (remoteAddress: string): Promise<number> =>
      (await world.server.app.inject({ url: '/api/none', remoteAddress })).statusCode;
    world.pass(MINUTE_MS - (world.now() % MINUTE_MS));
    for (let count = 0; count < READS + 5; count += 1) await statusFrom('192.0.2.1');
    for (let other = 0; other < 5_200; other += 1) await statusFrom(`10.0.${other >> 8}.${other & 255}`);
    expect(await statusFrom('192.0.2.1')).toBe(429);
  });
});
