import { describe, expect, it } from 'vitest';
import { BatchedNotices } from './joined-notices';

const atOnce = async (): Promise<void> => undefined;

describe('joined notices', () => {
  it('go together where they come shortly after each other', async () => {
    const statements: number[] = [];
    const notices = new BatchedNotices(async (sent) => {
      statements.push(sent.length);
    });
    await Promise.all([notices.notify('a', '1'), Promise.resolve().then(() => notices.notify('a', '2'))]);
    expect(statements).toEqual([2]);
  });

  it('send what came during a statement together in the next, in order', async () => {
    const statements: string[][] = [];
    const ends: (() => void)[] = [];
    const notices = new BatchedNotices((sent) => {
      statements.push(sent.map(({ channel, payload }) => `${channel} ${payload}`));
      return new Promise((resolve) => ends.push(resolve));
    }, atOnce);
    const first = notices.notify('a', '1');
    await expect.poll(() => statements).toHaveLength(1);
    const others = Promise.all([notices.notify('a', '2'), notices.notify('b', '3')]);
    expect(statements).toEqual([['a 1']]);
    ends[0]?.();
    await first;
    await expect.poll(() => statements).toEqual([['a 1'], ['a 2', 'b 3']]);
    let isSettled = false;
    const settled = notices.settle().then(() => {
      isSettled = true;
    });
    expect(isSettled).toBe(false);
    ends[1]?.();
    await others;
    await settled;
  });

  it('tell only those whose statement failed, and go on', async () => {
    let isAway = true;
    const notices = new BatchedNotices(async () => {
      if (isAway) throw new Error('away');
    });
    await expect(notices.notify('a', '1')).rejects.toThrow('away');
    isAway = false;
    await expect(notices.notify('a', '2')).resolves.toBeUndefined();
  });
});
