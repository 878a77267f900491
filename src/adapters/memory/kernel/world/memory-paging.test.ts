import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAGE_ORDERS } from '@/adapters/memory/talk/posting/post-orders';
import { SORT_ORDERS } from '@/core/talk/voting/sort-order';
import { pageOf } from './memory-paging';

const moments = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.001Z'] as const;
const items = fc.uniqueArray(
  fc.record({ id: fc.uuid(), createdAt: fc.constantFrom(...moments), upvotes: fc.nat(3), downvotes: fc.constant(0) }),
  {
    selector: ({ id }) => id,
    maxLength: 30,
  },
);

it('visits every item once, in order, whatever the order and the size of a page', () => {
  fc.assert(
    fc.property(items, fc.constantFrom(...SORT_ORDERS), fc.integer({ min: 1, max: 10 }), (all, sort, limit) => {
      const visited = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const page = pageOf(all, PAGE_ORDERS[sort], { limit, ...(cursor !== undefined && { cursor }) });
        if (!page.ok) throw new Error(page.failure.message);
        expect(page.value.items.length).toBeLessThanOrEqual(limit);
        visited.push(...page.value.items);
        cursor = page.value.nextCursor;
      }
      const whole = pageOf(all.toReversed(), PAGE_ORDERS[sort], { limit: all.length + 1 });
      expect(whole.ok && whole.value.items).toEqual(visited);
      expect(new Set(visited).size).toBe(all.length);
    }),
  );
});

it('refuses a cursor with other keys and one that it did not return, on an empty list too', () => {
  const all = moments.map((createdAt, upvotes) => ({
    id: `00000000-0000-4000-8000-00000000000${upvotes}`,
    createdAt,
    upvotes,
    downvotes: 0,
  }));
  const page = pageOf(all, PAGE_ORDERS.newToOld, { limit: 1 });
  if (!page.ok || page.value.nextCursor === null) throw new Error('There is a second page.');
  for (const cursor of [page.value.nextCursor, 'nonsense', '§', '', btoa('999999999999999.1.x')]) {
    for (const list of [all, []]) {
      const answer = pageOf(list, PAGE_ORDERS.popularity, { cursor });
      expect(answer.ok ? 'taken' : answer.failure.code).toBe('cursor_invalid');
    }
  }
});

const id = '0123abcd-0123-4567-89ab-0123456789ab';

it.each([
  ['no key', id],
  ['an empty key', `.${id}`],
  ['a key of 17 digits', `${'9'.repeat(17)}.${id}`],
  ['a first part of the id with a letter less', `1.${id.slice(1)}`],
  ['a first part of the id with a letter more', `1.0${id}`],
  ['a part with a letter less', '1.0123abcd-123-4567-89ab-0123456789ab'],
  ['a part with a letter more', '1.0123abcd-01234-4567-89ab-0123456789ab'],
  ['a part less', '1.0123abcd-0123-4567-0123456789ab'],
  ['a part more', '1.0123abcd-0123-4567-89ab-89ab-0123456789ab'],
  ['a last part with a letter less', `1.${id.slice(0, -1)}`],
  ['a last part with a letter more', `1.${id}0`],
])('refuses a cursor of %s', (_name, position) => {
  const cursor = btoa(position).replaceAll('=', '');
  const answer = pageOf([], PAGE_ORDERS.newToOld, { cursor });
  expect(answer.ok ? 'taken' : answer.failure.code).toBe('cursor_invalid');
});

it('takes a cursor of one key and an id', () => {
  expect(pageOf([], PAGE_ORDERS.newToOld, { cursor: btoa(`1.${id}`).replaceAll('=', '') }).ok).toBe(true);
});
