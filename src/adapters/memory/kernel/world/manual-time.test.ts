import { expect, it } from 'vitest';
import { ManualTime } from './manual-time';

it('runs tasks at their times, in order, those that they add included', () => {
  const time = new ManualTime(0);
  const log: string[] = [];
  time.after(20, () => {
    log.push(`b ${time.now()}`);
    time.after(5, () => log.push(`c ${time.now()}`));
  });
  time.after(10, () => log.push(`a ${time.now()}`));
  time.advance(24);
  expect(log).toEqual(['a 10', 'b 20']);
  time.advance(1);
  expect(log).toEqual(['a 10', 'b 20', 'c 25']);
  expect(time.pending).toBe(0);
});

it('repeats until it is cancelled', () => {
  const time = new ManualTime(0);
  let runs = 0;
  const cancel = time.every(10, () => {
    runs += 1;
  });
  time.advance(35);
  expect(runs).toBe(3);
  cancel();
  cancel();
  time.advance(100);
  expect(runs).toBe(3);
});
