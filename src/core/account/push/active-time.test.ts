import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryVisibility } from '@/adapters/memory/account/push/memory-visibility';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { ActiveTime } from './active-time';

function aPage({ kept = null as number | null } = {}) {
  const time = new ManualTime();
  const visibility = new MemoryVisibility();
  const left = { kept };
  let rings = 0;
  const active = new ActiveTime({
    visibility,
    scheduler: time,
    left: {
      read: () => left.kept,
      keep: (ms) => {
        left.kept = ms;
      },
    },
  });
  active.start(45_000, () => {
    rings += 1;
  });
  return { time, visibility, left, rings: () => rings, active };
}

describe('active time', () => {
  it('[ST-WPROMPT-PAUSE] stands still while the page is out of view, and goes on after it', () => {
    const { time, visibility, rings } = aPage();
    time.advance(30_000);
    visibility.become(false);
    time.advance(60_000);
    visibility.become(true);
    time.advance(14_999);
    expect(rings()).toBe(0);
    time.advance(1);
    expect(rings()).toBe(1);
  });

  it('is kept when the page ends, and goes on with the next', () => {
    const { time, visibility, left } = aPage();
    time.advance(30_000);
    visibility.become(false);
    expect(left.kept).toBe(15_000);
    const next = aPage({ kept: left.kept });
    next.time.advance(14_999);
    expect(next.rings()).toBe(0);
    next.time.advance(1);
    expect(next.rings()).toBe(1);
  });

  it('rings once, and begins anew for the next page: nothing is asked over its first view', () => {
    const { time, visibility, rings, left, active } = aPage();
    active.start(1, () => expect.unreachable());
    time.advance(45_000);
    visibility.become(false);
    visibility.become(true);
    time.advance(100_000);
    expect([rings(), left.kept]).toEqual([1, 45_000]);
  });

  it('takes a kept time that no page has kept for a whole one', () => {
    const { time, rings } = aPage({ kept: 900_000 });
    time.advance(45_000);
    expect(rings()).toBe(1);
  });

  it('is the sum of the times in view, however they are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(20_000), fc.nat(20_000)), { maxLength: 12 }), (spans) => {
        const { time, visibility, rings } = aPage();
        let seen = 0;
        for (const [inView, out] of spans) {
          time.advance(inView);
          seen += inView;
          visibility.become(false);
          time.advance(out);
          visibility.become(true);
          expect(rings()).toBe(seen >= 45_000 ? 1 : 0);
        }
      }),
    );
  });
});
