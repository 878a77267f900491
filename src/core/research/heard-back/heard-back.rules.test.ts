import { describe, expect, it } from 'vitest';
import { isGroup } from '@/core/kernel/figures/figures.rules';
import { isAnswerDueOn, isRemembered, shareBounds } from './heard-back.rules';

describe('an opening that was applied for', () => {
  it('can be answered from 14 days after the press on', () => {
    expect(isAnswerDueOn('2026-11-01', '2026-11-14')).toBe(false);
    expect(isAnswerDueOn('2026-11-01', '2026-11-15')).toBe(true);
  });

  it('is forgotten after 90 days, or a year with an answer', () => {
    expect(isRemembered('2026-01-01', null, '2026-04-01')).toBe(true);
    expect(isRemembered('2026-01-01', null, '2026-04-02')).toBe(false);
    expect(isRemembered('2026-01-01', 'offer', '2027-01-01')).toBe(true);
    expect(isRemembered('2026-01-01', 'offer', '2027-01-02')).toBe(false);
  });
});

describe('the bounds of a share', () => {
  const WHOLES = Array.from({ length: 200 }, (_, people) => people);
  const partsOf = (people: number) => Array.from({ length: people + 1 }, (_, part) => part);

  it('are none for fewer than five people', () => {
    for (const people of [0, 1, 4]) for (const part of partsOf(people)) expect(shareBounds(part, people)).toBeNull();
    expect(shareBounds(0, 5)).not.toBeNull();
  });

  it('hold the true share, to the rounding of the number of people', () => {
    for (const people of WHOLES.filter(isGroup))
      for (const part of partsOf(people)) {
        const bounds = shareBounds(part, people);
        const share = (part * 100) / people;
        // From fifty people on, the shown count may hide up to four people.
        const slack = people < 50 ? 1 : 8;
        expect(bounds?.atLeast, `${part} of ${people}`).toBeLessThanOrEqual(share + slack);
        expect(bounds?.atMost, `${part} of ${people}`).toBeGreaterThanOrEqual(share - slack);
      }
  });

  it('never say of thirteen people or more that one to four are on a side: few look like none, and most like all', () => {
    for (const people of WHOLES.filter((count) => count >= 13)) {
      const alike = new Map<string, number[]>();
      for (const part of partsOf(people)) {
        const key = JSON.stringify(shareBounds(part, people));
        alike.set(key, [...(alike.get(key) ?? []), part]);
      }
      for (const parts of alike.values()) {
        const [few, rest] = [parts.filter((part) => part > 0 && part < 5), parts.filter((part) => people - part < 5)];
        if (few.length > 0) expect(parts, `${people}`).toContain(0);
        if (rest.length > 0) expect(parts, `${people}`).toContain(people);
        expect(parts.length, `${people}: ${parts.join()}`).toBeGreaterThan(1);
      }
    }
  });

  it('are about 33 of 100 for 20 of 64 people', () => {
    expect(shareBounds(20, 64)).toEqual({ atLeast: 29, atMost: 38 });
  });
});
