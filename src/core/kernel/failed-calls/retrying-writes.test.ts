import { failureOf } from '@tests/support/failure-of';
import { expect, it } from 'vitest';
import { MemoryToasts } from '@/adapters/memory/kernel/toasts/memory-toasts';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { isAnswerLost } from './lost-answer';
import { RetryingWrites } from './retrying-writes';

const LOST = failureOf(null);

/** `calls` are in ms since the start. */
function aService(failures: readonly Failure[]) {
  const time = new ManualTime();
  const toasts = new MemoryToasts();
  const calls: number[] = [];
  const left = [...failures];
  const send = async (): Promise<Result<string, Failure>> => {
    calls.push(time.age());
    const failure = left.shift();
    return failure === undefined ? { ok: true, value: 'stored' } : { ok: false, failure };
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { time, toasts, calls, send, settle, sure: new RetryingWrites(time, toasts) };
}

it('an answer of a proxy, half an answer and none are lost; what the service says is not', () => {
  expect(isAnswerLost(LOST)).toBe(true);
  for (const status of [502, 503, 504]) expect(isAnswerLost(failureOf(status, `http_${status}`))).toBe(true);
  expect(isAnswerLost({ ...failureOf(502, 'answer_unreadable'), status: 200 })).toBe(true);
  for (const failure of [failureOf(500, 'internal_error'), failureOf(503, 'not_ready'), failureOf(404, 'http_404')])
    expect(isAnswerLost(failure)).toBe(false);
});

it('a lost write is sent again at once, then after pauses that grow to fifteen seconds', async () => {
  const { sure, send, time, calls, settle } = aService(Array.from({ length: 7 }, () => LOST));
  const outcome = sure.send('it is so', send);
  for (let second = 0; second < 60; second += 1) {
    await settle();
    time.advance(1_000);
  }
  expect(await outcome).toEqual({ ok: true, value: 'stored' });
  expect(calls).toEqual([0, 0, 2_000, 6_000, 14_000, 29_000, 44_000, 59_000]);
});

it('a write that is refused after its answers were lost returns the refusal, with its reason', async () => {
  const { sure, send, time, toasts, settle } = aService([LOST, LOST, failureOf(500, 'internal_error')]);
  const outcome = sure.send('it is so', send);
  await settle();
  time.advance(2_000);
  expect(await outcome).toMatchObject({ ok: false, failure: { code: 'internal_error' } });
  expect(toasts.shown.map(({ text1 }) => text1)).toEqual(['Something went wrong. Please try again in a few minutes.']);
});

it('writes that are unknown when all is forgotten are dropped, without a further call', async () => {
  const { sure, send, time, calls, settle } = aService([LOST, LOST]);
  const outcome = sure.send('it is so', send);
  await settle();
  sure.forget();
  expect(await outcome).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
  time.advance(60_000);
  await settle();
  expect(calls).toEqual([0, 0]);
});
