import type { Page, PageQuery } from '@/core/common/page';
import type { Sortable, SortOrder } from '@/core/voting/sort-order';
import { compareInOrder, sortedBy } from '@/core/voting/sort-order';
import type { Refusal } from './memory-failure';
import { invalid, refusal } from './memory-failure';

const DEFAULT_LIMIT = 20;
const LARGEST_LIMIT = 50;
const POSITION = /^(popularity|oldToNew|newToOld) (\d+) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f-]{36})$/;

/**
 * One page of the items in an order. The cursor holds where the page before ended, not how much there was, so that an item
 * that came in between neither appears twice nor shifts a page. Refused: `cursor_invalid`, a limit outside 1 to 50.
 */
export function pageOf<Item extends Sortable>(
  items: readonly Item[],
  order: SortOrder,
  { cursor, limit = DEFAULT_LIMIT }: PageQuery,
): { readonly ok: true; readonly value: Page<Item> } | Refusal {
  if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_LIMIT)
    return invalid({ limit: 'This is out of range.' });
  const start = cursor === undefined ? null : positionOf(cursor, order);
  if (cursor !== undefined && start === null) return cursorInvalid();
  const sorted = sortedBy(items, order);
  const rest = start === null ? sorted : sorted.filter((item) => compareInOrder(item, start, order) > 0);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = last === undefined || rest.length <= limit ? null : cursorAt(last, order);
  return { ok: true, value: { items: page, nextCursor } };
}

function cursorAt({ id, createdAt, upvotes }: Sortable, order: SortOrder): string {
  return btoa(`${order} ${upvotes} ${createdAt} ${id}`).replaceAll('=', '');
}

function positionOf(cursor: string, order: SortOrder): Sortable | null {
  const [, sort, upvotes = '', createdAt = '', id = ''] = POSITION.exec(decoded(cursor)) ?? [];
  return sort === order ? { id, createdAt, upvotes: Number(upvotes) } : null;
}

/** Empty for a text that is no base64. */
function decoded(cursor: string): string {
  return /^[A-Za-z0-9+/]+$/.test(cursor) && cursor.length % 4 !== 1 ? atob(cursor) : '';
}

function cursorInvalid(): Refusal {
  return refusal(400, 'cursor_invalid', 'This page cannot be found any more. Start again at the top.', {
    cursor: 'Use the nextCursor of an earlier page.',
  });
}
