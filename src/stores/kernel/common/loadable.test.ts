import { failureOf } from '@tests/support/failure-of';
import fc from 'fast-check';
import { reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { Loadable } from './loadable';

const answersOf = (...answers: Result<string, Failure>[]) => {
  const left = [...answers];
  return () => Promise.resolve(left.shift() ?? ok('more calls than answers'));
};
const refusal = fail(failureOf(500));

describe('a value', () => {
  it('[EM-REQUEST-STATE] is idle, loading, ready or failed', async () => {
    const loadable = new Loadable(answersOf(ok('a'), refusal));
    const states: string[] = [];
    reaction(
      () => loadable.state.state,
      (state) => states.push(state),
      { fireImmediately: true },
    );
    await loadable.load();
    expect(states).toEqual(['idle', 'loading', 'ready']);
    expect(loadable.value).toBe('a');
    await loadable.load();
    expect(states).toEqual(['idle', 'loading', 'ready', 'loading', 'failed']);
  });

  it('is gone while it is loaded again, and where that fails', async () => {
    const loadable = new Loadable(answersOf(ok('a'), refusal));
    await loadable.load();
    const again = loadable.load();
    expect(loadable).toMatchObject({ value: null, isLoading: true });
    await again;
    expect(loadable.value).toBeNull();
    expect(loadable.failure?.status).toBe(500);
  });

  it.each([
    [404, true],
    [422, true],
    [403, false],
    [500, false],
  ])('after a %i is unknown: %s', async (status, isUnknown) => {
    const loadable = new Loadable(answersOf(fail(failureOf(status))));
    expect(loadable.isUnknown).toBe(false);
    await loadable.load();
    expect(loadable.isUnknown).toBe(isUnknown);
  });

  it('stays while it is refreshed, and where that fails', async () => {
    const loadable = new Loadable(answersOf(ok('a'), refusal, ok('b')));
    await loadable.refresh();
    const again = loadable.refresh();
    expect(loadable.value).toBe('a');
    await again;
    expect(loadable.value).toBe('a');
    await loadable.refresh();
    expect(loadable.value).toBe('b');
  });

  it('stays while another one is searched for, and is gone if that fails; what answers the same search stays', async () => {
    const answers = [ok('a'), refusal, refusal, ok('b')];
    const loadable = new Loadable<string, string>(async () => answers.shift() ?? ok('more calls than answers'));
    await loadable.search('one');
    await loadable.search('one');
    expect(loadable.value).toBe('a');
    const other = loadable.search('two');
    expect(loadable.value).toBe('a');
    expect([loadable.answers('one'), loadable.answers('two')]).toEqual([true, false]);
    await other;
    expect(loadable.state).toMatchObject({ state: 'failed', failure: { status: 500 } });
    await loadable.search('two');
    expect([loadable.value, loadable.answers('two')]).toEqual(['b', true]);
  });

  it('is loaded once, and again after a failure', async () => {
    const loadable = new Loadable(answersOf(refusal, ok('a'), ok('b')));
    await loadable.loadOnce();
    await loadable.loadOnce();
    await loadable.loadOnce();
    expect(loadable.value).toBe('a');
  });

  it('that was put or forgotten meanwhile is not overwritten by a late answer', async () => {
    const loadable = new Loadable(answersOf(ok('late'), ok('late')));
    const first = loadable.load();
    loadable.put('known');
    await first;
    expect(loadable.value).toBe('known');
    const second = loadable.load();
    loadable.reset();
    await second;
    expect(loadable.state).toEqual({ state: 'idle' });
  });

  it('keeps a change that was made while it was loaded', async () => {
    const loadable = new Loadable(answersOf(ok('a'), ok('b'), ok('c')));
    const first = loadable.load();
    loadable.change((value) => `${value}!`);
    await first;
    expect(loadable.value).toBe('a!');
    const refreshed = loadable.refresh();
    loadable.change((value) => `${value}?`);
    expect(loadable.value).toBe('a!?');
    await refreshed;
    expect(loadable.value).toBe('b?');
    await loadable.refresh();
    expect(loadable.value).toBe('c');
  });
});

it('asks again where the one who asked is gone, and hands on only the answer that counts', async () => {
  const values: string[] = [];
  const loadable = new Loadable(answersOf(ok('a'), ok('b'), ok('c')), (value) => values.push(value));
  await loadable.restart();
  const first = loadable.load();
  await Promise.all([first, loadable.restart()]);
  expect(loadable.value).toBe('b');
  await loadable.restart();
  expect(values).toEqual(['b']);
});

it('shows the answer to the latest query, in whatever order answers come', async () => {
  const queries = fc.array(fc.nat(20), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), queries, async (scheduler, asked) => {
      const loadable = new Loadable((query: number) => scheduler.schedule(Promise.resolve(ok(query))));
      const loads = asked.map((query, index) => (index % 2 === 0 ? loadable.load(query) : loadable.refresh(query)));
      await scheduler.waitFor(Promise.all(loads));
      expect(loadable.state).toEqual({ state: 'ready', value: asked.at(-1) });
    }),
  );
});
