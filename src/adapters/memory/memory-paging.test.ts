import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SORT_ORDERS, sortedBy } from '@/core/voting/sort-order';
import { pageOf } from './memory-paging';

const moments = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.001Z'] as const;
const items = fc.uniqueArray(fc.record({ id: fc.uuid(), createdAt: fc.constantFrom(...moments), upvotes: fc.nat(3) }), {
  selector: ({ id }) => id,
  maxLength: 30,
});

it('visits every item once, in order, whatever the order and the size of a page', () => {
  fc.assert(
    fc.property(items, fc.constantFrom(...SORT_ORDERS), fc.integer({ min: 1, max: 10 }), (all, order, limit) => {
      const visited = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const page = pageOf(all, order, { limit, ...(cursor !== undefined && { cursor }) });
        if (!page.ok) throw new Error(page.failure.message);
        expect(page.value.items.length).toBeLessThanOrEqual(limit);
        visited.push(...page.value.items);
        cursor = page.value.nextCursor;
      }
      expect(visited).toEqual(sortedBy(all, order));
    }),
  );
});

it('takes no cursor of another order, and none that it did not give', () => {
  const all = moments.map((createdAt, upvotes) => ({
    id: `00000000-0000-4000-8000-00000000000${upvotes}`,
    createdAt,
    upvotes,
  }));
  const page = pageOf(all, 'newToOld', { limit: 1 });
  if (!page.ok || page.value.nextCursor === null) throw new Error('There is a second page.');
  for (const cursor of [page.value.nextCursor, 'nonsense', '§', '']) {
    const answer = pageOf(all, 'oldToNew', { cursor });
    expect(answer.ok ? 'taken' : answer.failure.code).toBe('cursor_invalid');
  }
});
