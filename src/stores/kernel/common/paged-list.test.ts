import { failureOf } from '@tests/support/failure-of';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/core/kernel/common/failure';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { PagedList } from './paged-list';

const PAGE = 3;

/** Numbers from `from` down to 1; a cursor is the last number of the previous page. */
class Countdown {
  from = 7;
  isBroken = false;
  calls = 0;
  readonly seen: number[] = [];

  fetch({ cursor }: PageQuery): Promise<Result<Page<number>, Failure>> {
    this.calls += 1;
    if (this.isBroken) return Promise.resolve(fail(failureOf(500)));
    const start = cursor === undefined ? this.from : Number(cursor) - 1;
    const items = Array.from({ length: Math.min(PAGE, start) }, (_, index) => start - index);
    const last = start - items.length;
    return Promise.resolve(ok({ items, nextCursor: last > 0 ? String(last + 1) : null }));
  }
}

function aList() {
  const stream = new Countdown();
  const list = new PagedList<number>({
    fetch: (page) => stream.fetch(page),
    keyOf: (item) => item,
    onPage: ({ items }) => stream.seen.push(...items),
  });
  return { list, stream };
}

describe('a paged list', () => {
  it('loads page after page to the end', async () => {
    const { list, stream } = aList();
    expect(list).toMatchObject({ items: [], state: { state: 'idle' }, hasMore: false });
    await list.load();
    expect(list).toMatchObject({ items: [7, 6, 5], state: { state: 'ready' }, hasMore: true });
    await list.loadMore();
    await list.loadMore();
    await list.loadMore();
    expect(list).toMatchObject({ items: [7, 6, 5, 4, 3, 2, 1], hasMore: false });
    expect(stream).toMatchObject({ calls: 3, seen: [7, 6, 5, 4, 3, 2, 1] });
  });

  it('keeps the pages of the same query after a Back, and loads them again after a link, another query or a failure', async () => {
    const asked: string[] = [];
    let isBroken = false;
    const list = new PagedList<number, { readonly of: string }>({
      fetch: async ({ cursor = '4' }, { of }) => {
        asked.push(`${of} ${cursor}`);
        if (isBroken) return fail(failureOf(500));
        return ok({ items: [Number(cursor)], nextCursor: String(Number(cursor) - 1) });
      },
      keyOf: (item) => item,
    });
    expect(await list.open({ of: 'a' }, true)).toBe(false);
    await list.loadMore();
    expect(await list.open({ of: 'a' }, true)).toBe(true);
    expect([list.items, asked]).toEqual([
      [4, 3],
      ['a 4', 'a 3'],
    ]);
    expect(await list.open({ of: 'a' }, false)).toBe(false);
    expect([list.items, asked.at(-1)]).toEqual([[4], 'a 4']);
    isBroken = true;
    expect(await list.open({ of: 'b' }, true)).toBe(false);
    isBroken = false;
    expect(await list.open({ of: 'b' }, true)).toBe(false);
    expect(asked.slice(-2)).toEqual(['b 4', 'b 4']);
  });

  it('that was left is found by a Back as it was, with every change since; after a link and for another viewer it is loaded again', async () => {
    const list = new PagedList<string, string>({
      fetch: async ({ cursor = '1' }, query) =>
        ok({ items: [`${query}${cursor}`], nextCursor: `${Number(cursor) + 1}` }),
      keyOf: (item) => item,
    });
    const leaveFor = async (query: string, isBack: boolean) => {
      list.leave();
      expect(list.items).toEqual([]);
      return [await list.open(query, isBack), ...list.items];
    };
    await list.open('a', false);
    await list.loadMore();
    expect(await leaveFor('b', false)).toEqual([false, 'b1']);
    await list.loadMore();
    expect(await leaveFor('c', false)).toEqual([false, 'c1']);
    list.remove('a1');
    list.amend('b1', () => 'b1, changed');
    expect(await leaveFor('b', true)).toEqual([true, 'b1, changed', 'b2']);
    expect(await leaveFor('a', true)).toEqual([true, 'a2']);
    await list.loadMore();
    expect(list).toMatchObject({ items: ['a2', 'a3'], nextCursor: '4' });
    expect(await leaveFor('b', false)).toEqual([false, 'b1']);
    await list.restart();
    expect(await list.open('b', true)).toBe(false);
    expect(await leaveFor('a', true)).toEqual([false, 'a1']);
  });

  it('asks for one page at a time', async () => {
    const { list, stream } = aList();
    const first = list.load();
    await Promise.all([first, list.loadMore()]);
    const more = list.loadMore();
    expect(list.isLoadingMore).toBe(true);
    await Promise.all([more, list.loadMore()]);
    expect(stream.calls).toBe(2);
  });

  it('keeps what it has where a page does not come, and says why', async () => {
    const { list, stream } = aList();
    await list.load();
    stream.isBroken = true;
    await list.loadMore();
    expect(list.moreState).toMatchObject({ state: 'failed', failure: { status: 500 } });
    expect(list.items).toEqual([7, 6, 5]);
    await list.reload();
    expect(list.failure?.status).toBe(500);
    expect(list.items).toEqual([7, 6, 5]);
    stream.isBroken = false;
    await list.reload();
    await list.loadMore();
    expect(list).toMatchObject({ failure: null, moreState: { state: 'ready' }, items: [7, 6, 5, 4, 3, 2] });
  });

  it('reloads nothing before it was loaded, and the last query after that', async () => {
    const queries: string[] = [];
    const list = new PagedList<string, string>({
      fetch: (_page, query) => {
        queries.push(query);
        return Promise.resolve(ok({ items: [query], nextCursor: null }));
      },
      keyOf: (item) => item,
    });
    await list.reload();
    await list.load('a');
    await list.load('b');
    await list.reload();
    expect(queries).toEqual(['a', 'b', 'b']);
    expect(list.items).toEqual(['b']);
  });

  it('has each item once where the stream grew between two pages', async () => {
    const { list } = aList();
    await list.load();
    list.prepend([8]);
    list.prepend([5]);
    await list.loadMore();
    expect(list.items).toEqual([5, 8, 7, 6, 4, 3, 2]);
  });

  it('keeps on top what came while the first page was under way', async () => {
    const { list } = aList();
    list.prepend([9]);
    expect(list.items).toEqual([]);
    const first = list.load();
    list.prepend([9]);
    list.prepend([10]);
    await first;
    expect(list.items).toEqual([10, 9, 7, 6, 5]);
    expect(list.has(9)).toBe(true);
    await list.reload();
    expect(list.items).toEqual([7, 6, 5]);
  });

  it('changes its items', async () => {
    const list = new PagedList<{ readonly id: number; readonly isMine: boolean }>({
      fetch: () => Promise.resolve(ok({ items: [{ id: 1, isMine: true }], nextCursor: null })),
      keyOf: ({ id }) => id,
    });
    await list.load();
    list.change((item) => ({ ...item, isMine: false }));
    expect(list.items).toEqual([{ id: 1, isMine: false }]);
  });

  it('drops what is under way when it is reset', async () => {
    const { list, stream } = aList();
    const first = list.load();
    list.reset();
    await first;
    expect(list).toMatchObject({ items: [], state: { state: 'idle' } });
    await list.load();
    const more = list.loadMore();
    list.reset();
    await more;
    expect(list).toMatchObject({ items: [], state: { state: 'idle' }, moreState: { state: 'idle' } });
    expect(stream.seen).toEqual([7, 6, 5]);
  });

  it('asks again for a first page that is under way when it is restarted, and drops a next page', async () => {
    const { list, stream } = aList();
    const first = list.load();
    stream.from = 2;
    await Promise.all([first, list.restart()]);
    expect(list.items).toEqual([2, 1]);
    expect(stream.seen).toEqual([2, 1]);
    stream.from = 7;
    await list.reload();
    const more = list.loadMore();
    await list.restart();
    await more;
    expect(list).toMatchObject({ items: [7, 6, 5], isLoadingMore: false, hasMore: true });
  });
});

it('never repeats an item and never mixes runs, in whatever order answers come', async () => {
  type Step = 'load' | 'loadMore' | 'prepend' | 'restart';
  const steps = fc.array(fc.constantFrom<Step[]>('load', 'loadMore', 'prepend', 'restart'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, script) => {
      const stream = new Countdown();
      const list = new PagedList<number>({
        fetch: (page) => scheduler.schedule(stream.fetch(page)),
        keyOf: (item) => item,
      });
      const calls: Promise<void>[] = [];
      for (const step of script) {
        if (step === 'prepend') list.prepend([stream.from]);
        else calls.push(list[step]());
        if (calls.length % 2 === 0 && scheduler.count() > 0) await scheduler.waitOne();
        stream.from += step === 'prepend' ? 1 : 0;
      }
      await scheduler.waitFor(Promise.all(calls));
      expect(new Set(list.items).size).toBe(list.items.length);
      expect(list.items).toEqual(list.items.toSorted((first, second) => second - first));
      expect([list.state.state, list.moreState.state]).not.toContain('loading');
    }),
  );
});
