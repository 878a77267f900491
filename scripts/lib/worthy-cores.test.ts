import { describe, expect, it } from 'vitest';
import { usefulCores } from './worthy-cores';

describe('usefulCores', () => {
  it.each([
    { threads: 4, together: 400, is: 4, why: 'each thread has a core' },
    { threads: 4, together: 370, is: 4, why: 'a little is lost to others' },
    { threads: 4, together: 245, is: 2, why: 'two share a core each' },
    { threads: 4, together: 260, is: 3, why: 'two share a core each, and gain from it' },
    { threads: 8, together: 100, is: 2, why: 'a test and its server need two' },
    { threads: 4, together: 470, is: 4, why: 'no more parts than threads' },
    { threads: 1, together: 100, is: 1, why: 'there is but one' },
  ])('is $is of $threads: $why', ({ threads, together, is }) => {
    expect(usefulCores(threads, { alone: 100, together })).toBe(is);
  });
});
