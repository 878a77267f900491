import { expect, it } from 'vitest';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { Countdown } from './countdown';

it('counts whole seconds down to the moment, and begins from the start where it is started again', () => {
  const time = new ManualTime();
  const countdown = new Countdown(time, time);
  expect(countdown.secondsLeft).toBe(0);
  countdown.start(time.now() + 2500);
  expect(countdown.secondsLeft).toBe(3);
  time.advance(1000);
  expect(countdown.secondsLeft).toBe(2);
  countdown.start(time.now() + 10_000);
  time.advance(9000);
  expect(countdown.secondsLeft).toBe(1);
  time.advance(1000);
  expect(countdown.secondsLeft).toBe(0);
  time.advance(60_000);
  expect(countdown.secondsLeft).toBe(0);
});

it('ends at once where it is stopped', () => {
  const time = new ManualTime();
  const countdown = new Countdown(time, time);
  countdown.start(time.now() + 5000);
  countdown.stop();
  time.advance(1000);
  expect(countdown.secondsLeft).toBe(0);
});
