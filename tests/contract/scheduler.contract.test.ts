import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SystemClock } from '@/adapters/browser/system-clock';
import { WindowScheduler } from '@/adapters/browser/window-scheduler';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';

interface Time {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly advance: (ms: number) => void;
}

const times: Readonly<Record<string, () => Time>> = {
  'by hand': () => {
    const time = new ManualTime();
    return { clock: time, scheduler: time, advance: (ms) => time.advance(ms) };
  },
  'of the page': () => ({
    clock: new SystemClock(),
    scheduler: new WindowScheduler(),
    advance: (ms) => {
      vi.advanceTimersByTime(ms);
    },
  }),
};

describe.each(Object.entries(times))('Scheduler and Clock %s', (_place, make) => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs a task once, at its time', () => {
    const { clock, scheduler, advance } = make();
    const start = clock.now();
    const ranAt: number[] = [];
    scheduler.after(500, () => ranAt.push(clock.now() - start));
    advance(499);
    expect(ranAt).toEqual([]);
    advance(1_000);
    expect(ranAt).toEqual([500]);
  });

  it('runs a task once after what was changed is painted', () => {
    const { scheduler, advance } = make();
    let runs = 0;
    scheduler.afterPaint(() => {
      runs += 1;
    });
    advance(1_000);
    expect(runs).toBe(1);
  });

  it('knows how long it has been there', () => {
    const { scheduler, advance } = make();
    const before = scheduler.age();
    advance(1_500);
    expect(scheduler.age() - before).toBe(1_500);
  });

  it('runs a task again and again, the first time after the interval', () => {
    const { clock, scheduler, advance } = make();
    const start = clock.now();
    const ranAt: number[] = [];
    scheduler.every(300, () => ranAt.push(clock.now() - start));
    advance(1_000);
    expect(ranAt).toEqual([300, 600, 900]);
  });

  it('runs a task at once when it knows of nothing else to be done', () => {
    const { scheduler, advance } = make();
    const ran: string[] = [];
    scheduler.whenIdle(4_000, () => ran.push('idle'));
    scheduler.whenIdle(4_000, () => ran.push('cancelled'))();
    advance(1);
    expect(ran).toEqual(['idle']);
  });

  it('runs nothing that was cancelled, also twice or too late', () => {
    const { scheduler, advance } = make();
    const ran: string[] = [];
    const early = scheduler.after(100, () => ran.push('early'));
    const late = scheduler.after(200, () => ran.push('late'));
    const often = scheduler.every(100, () => ran.push('often'));
    late();
    advance(100);
    early();
    often();
    often();
    advance(1_000);
    expect(ran).toEqual(['early', 'often']);
  });
});
