import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { limitRates } from './rate-limits';
import { ReadScheduler } from './read-turns';
import { RequestCounts } from './request-counts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the reads of a sender', () => {
  let now: number;
  let turns: ReadScheduler;
  let running: (() => number)[];
  beforeEach(() => {
    now = 1_000;
    turns = new ReadScheduler(() => now);
    running = [];
  });

  const send = async (name: string, route: string, times = 1): Promise<void> => {
    for (let each = 0; each < times; each += 1) void turns.take(name, route).then((end) => running.push(end));
    await settled();
  };
  const endFirst = async (): Promise<number> => {
    const took = running.shift()?.() ?? -1;
    await settled();
    return took;
  };
  const learn = async (route: string, ms: number): Promise<void> => {
    await send('teacher', route);
    now += ms;
    await endFirst();
  };

  it('run by tens where they are cheap, and by twos where they are expensive', async () => {
    await learn('/cheap', 1);
    await learn('/expensive', 400);
    await send('a', '/cheap', 60);
    expect([running.length, turns.waiting]).toEqual([50, 10]);
    await send('b', '/expensive', 300);
    expect([running.length, turns.waiting]).toEqual([52, 308]);
  });

  it('wait for those of the same sender alone, in their order', async () => {
    await learn('/expensive', 400);
    await send('a', '/expensive', 3);
    await send('a', '/other');
    expect([running.length, turns.waiting]).toEqual([2, 2]);
    await send('b', '/other');
    expect(running).toHaveLength(3);
    await endFirst();
    expect([running.length, turns.waiting]).toEqual([3, 1]);
    await endFirst();
    expect([running.length, turns.waiting]).toEqual([3, 0]);
  });

  it('take the share of the time that they ran in', async () => {
    await send('a', '/one');
    now += 30;
    await send('b', '/two');
    now += 40;
    expect(await endFirst()).toBe(50);
    now += 5;
    expect(await endFirst()).toBe(25);
    now += 1_000;
    await send('c', '/three');
    expect(await endFirst()).toBe(0);
  });

  it('make an expensive route cheap again', async () => {
    await learn('/route', 400);
    for (let each = 0; each < 20; each += 1) await learn('/route', 1);
    await send('a', '/route', 12);
    expect(running).toHaveLength(12);
  });
});

describe('a server', () => {
  const limits = { login: 100, writes: 100, contributions: 100, reads: 100 };

  async function startServer() {
    let now = 0;
    const ends: (() => void)[] = [];
    const app = fastify();
    const identity = { userId: () => null, claimsSession: () => false, ownDevice: () => null, isInternal: () => false };
    limitRates(app, limits, identity, { counts: new RequestCounts(() => now), turns: new ReadScheduler(() => now) });
    app.get('/slow', () => new Promise<string>((end) => ends.push(() => end('x'))));
    app.get<{ Querystring: { ms: string } }>('/took', async ({ query }) => {
      now += Number(query.ms);
      return 'x';
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = new URL(app.listeningOrigin);
    const slow = (remoteAddress: string) => app.inject({ url: '/slow', remoteAddress });
    const endAfter = async (ms: number): Promise<void> => {
      now += ms;
      ends.shift()?.();
      await settled();
    };
    return { app, ends, slow, endAfter, port: Number(port) };
  }

  it('has two expensive reads of a network in hand, and begins one of another network at once', async () => {
    const { app, ends, slow, endAfter } = await startServer();
    const first = slow('192.0.2.1');
    await expect.poll(() => ends.length).toBe(1);
    await endAfter(300);
    await first;
    const all = Array.from({ length: 30 }, () => slow('192.0.2.2'));
    await expect.poll(() => ends.length).toBe(2);
    const other = slow('192.0.2.3');
    await expect.poll(() => ends.length).toBe(3);
    for (let each = 0; each < 31; each += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      await endAfter(1);
    }
    expect((await Promise.all([...all, other])).map(({ statusCode }) => statusCode)).toEqual(Array(31).fill(200));
    await app.close();
  });

  it('counts a read that took long as several', async () => {
    const { app } = await startServer();
    const read = async (ms: number) => (await app.inject(`/took?ms=${ms}`)).statusCode;
    expect(await read(4_000)).toBe(200);
    for (let each = 0; each < 19; each += 1) expect(await read(1)).toBe(200);
    expect(await read(1)).toBe(429);
    await app.close();
  });

  it('begins no read whose caller has hung up while it waited', async () => {
    const { app, ends, slow, endAfter, port } = await startServer();
    const first = slow('127.0.0.1');
    await expect.poll(() => ends.length).toBe(1);
    await endAfter(300);
    await first;
    const running = [slow('127.0.0.1'), slow('127.0.0.1')];
    await expect.poll(() => ends.length).toBe(2);
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await once(socket, 'close');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await endAfter(1);
    await endAfter(1);
    await Promise.all(running);
    const next = slow('127.0.0.1');
    await expect.poll(() => ends.length).toBe(1);
    await endAfter(1);
    expect((await next).statusCode).toBe(200);
    await app.close();
  });
});
