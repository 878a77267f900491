import { expect, it } from 'vitest';
import { ok } from '@/core/kernel/common/result';
import { notSignedIn } from './memory-failure';
import { MemoryLine } from './memory-line';

it('loses calls, loses answers and fails calls as it is told', async () => {
  const line = new MemoryLine();
  const failures: string[] = [];
  line.watch((call, { code }) => failures.push(`${call} ${code}`));
  let done = 0;
  const call = () =>
    line.carry('work', () => {
      done += 1;
      return ok(done);
    });
  expect(await call()).toEqual(ok(1));
  line.goOffline();
  expect((await call()).ok).toBe(false);
  expect(done).toBe(1);
  line.goOnline();
  line.loseAnswers('work');
  expect((await call()).ok).toBe(false);
  expect(done).toBe(2);
  line.failNext(notSignedIn().failure);
  expect((await call()).ok).toBe(false);
  expect(await call()).toEqual(ok(3));
  expect(line.countOf('work')).toBe(5);
  expect(failures).toEqual(['work network', 'work network', 'work not_signed_in']);
});

it('holds calls until they are released', async () => {
  const line = new MemoryLine();
  line.hold();
  let isDone = false;
  const answer = line.carry('work', () => {
    isDone = true;
    return ok(null);
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  line.release();
  expect(await answer).toEqual(ok(null));
});
