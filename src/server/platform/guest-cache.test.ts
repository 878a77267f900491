import { beforeEach, describe, expect, it } from 'vitest';
import { GuestCache, WriteCounter } from './guest-cache';

describe('GuestCache', () => {
  let now = 0;
  let made = 0;
  let writes: WriteCounter;
  let cache: GuestCache<string>;
  beforeEach(() => {
    now = 1_000;
    made = 0;
    writes = new WriteCounter();
    cache = new GuestCache({ writes, uptime: () => now, max: 2 });
  });
  const get = (key = 'a'): Promise<string> =>
    cache.get(key, async () => {
      made += 1;
      return `${key}${made}`;
    });

  it('makes an answer once for all who ask within a second', async () => {
    expect(await Promise.all([get(), get(), get()])).toEqual(['a1', 'a1', 'a1']);
    now = 2_000;
    expect(await get()).toBe('a1');
    now = 2_001;
    expect(await get()).toBe('a2');
  });

  it('shares nothing that was made, or begun, before a write', async () => {
    await get();
    writes.add(true);
    expect(await get()).toBe('a2');
    const finish = cache.start('b');
    writes.add(true);
    finish('early');
    expect(await get('b')).toBe('b3');
  });

  it('keeps what shows no posts through votes and comments', async () => {
    const withoutPosts = new GuestCache<string>({ writes: writes.beyondPosts, uptime: () => now, max: 2 });
    const made = (nth: number) => withoutPosts.get('a', async () => `a${nth}`);
    expect(await made(1)).toBe('a1');
    writes.add('posts');
    expect(await made(2)).toBe('a1');
    writes.add(true);
    expect(await made(3)).toBe('a3');
  });

  it('does not share failures', async () => {
    const failing = cache.get('a', () => Promise.reject(new Error('no')));
    const waiting = get();
    await expect(failing).rejects.toThrow('no');
    expect(await waiting).toBe('a1');
  });

  it('keeps as many as it may', async () => {
    await get('a');
    await get('b');
    await get('c');
    expect(await get('a')).toBe('a4');
    expect(await get('c')).toBe('c3');
  });

  it('keeps nothing for long that nobody asks for again', async () => {
    const large = new GuestCache<string>({ writes, uptime: () => now, max: 1_000 });
    for (let each = 0; each < 100; each += 1) await large.get(`/p?x=${each}`, async () => 'page');
    expect(large.size).toBe(100);
    now = 2_001;
    await large.get('/', async () => 'page');
    expect(large.size).toBe(1);
  });
});
