import { describe, expect, it } from 'vitest';
import { JoinedNotices } from './joined-notices';

describe('joined notices', () => {
  it('send what came during a statement together in the next, in order', async () => {
    const statements: string[][] = [];
    const ends: (() => void)[] = [];
    const notices = new JoinedNotices((sent) => {
      statements.push(sent.map(({ channel, payload }) => `${channel} ${payload}`));
      return new Promise((resolve) => ends.push(resolve));
    });
    const first = notices.notify('a', '1');
    await Promise.resolve();
    const others = Promise.all([notices.notify('a', '2'), notices.notify('b', '3')]);
    expect(statements).toEqual([['a 1']]);
    ends[0]?.();
    await first;
    await expect.poll(() => statements).toEqual([['a 1'], ['a 2', 'b 3']]);
    ends[1]?.();
    await others;
  });

  it('tell only those whose statement failed, and go on', async () => {
    let isAway = true;
    const notices = new JoinedNotices(async () => {
      if (isAway) throw new Error('away');
    });
    await expect(notices.notify('a', '1')).rejects.toThrow('away');
    isAway = false;
    await expect(notices.notify('a', '2')).resolves.toBeUndefined();
  });
});
