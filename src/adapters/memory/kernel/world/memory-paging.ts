import { MAX_KEY } from '@/core/kernel/common/cursor.rules';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import type { Refusal } from './memory-failure';
import { refusal } from './memory-failure';

/** Matches the sort keys of the page's last item, most significant first, and its id. */
const CURSOR_FORM = /^((?:\d{1,16}\.)+)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The order by keys, most significant first, then by id. */
export interface PageOrder<Item> {
  /** Sort keys, as functions that return non-negative integers. */
  readonly keys: readonly ((item: Item) => number)[];
  readonly idOf: (item: Item) => string;
  /** True to sort the smallest first. */
  readonly isAscending?: boolean;
}

interface Position {
  readonly keys: readonly number[];
  readonly id: string;
}

/**
 * Returns a page. The cursor contains a position, not an offset, so an item added in the meantime is neither repeated
 * nor shifts a page. Refuses with `cursor_invalid`.
 */
export function pageOf<Item>(
  items: readonly Item[],
  order: PageOrder<Item>,
  { cursor, limit = PAGE_LENGTHS.page.usual }: PageQuery,
): { readonly ok: true; readonly value: Page<Item> } | Refusal {
  const start = cursor === undefined ? null : positionOf(cursor, order.keys.length);
  if (cursor !== undefined && start === null) return cursorInvalid();
  const sorted = items
    .map((item) => ({ item, position: { keys: order.keys.map((keyOf) => keyOf(item)), id: order.idOf(item) } }))
    .toSorted((first, second) => compare(first.position, second.position, order));
  const rest = start === null ? sorted : sorted.filter(({ position }) => compare(position, start, order) > 0);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = last === undefined || rest.length <= limit ? null : cursorAt(last.position);
  return { ok: true, value: { items: page.map(({ item }) => item), nextCursor } };
}

function compare(first: Position, second: Position, { isAscending = false }: Pick<PageOrder<never>, 'isAscending'>) {
  const [small, large] = isAscending ? [second, first] : [first, second];
  const differing = small.keys.findIndex((key, index) => key !== large.keys[index]);
  if (differing !== -1) return (large.keys[differing] ?? 0) - (small.keys[differing] ?? 0);
  if (small.id === large.id) return 0;
  return small.id < large.id ? 1 : -1;
}

function cursorAt({ keys, id }: Position): string {
  return btoa(`${keys.join('.')}.${id}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function positionOf(cursor: string, keyCount: number): Position | null {
  const [, keys, id] = CURSOR_FORM.exec(decoded(cursor)) ?? [];
  if (keys === undefined || id === undefined) return null;
  const position = { keys: keys.split('.').slice(0, -1).map(Number), id };
  const isKnown = position.keys.length === keyCount && position.keys.every((key) => key <= MAX_KEY);
  return isKnown && cursorAt(position) === cursor ? position : null;
}

function decoded(cursor: string): string {
  const isBase64 = /^[\w-]+$/.test(cursor) && cursor.length % 4 !== 1;
  return isBase64 ? atob(cursor.replaceAll('-', '+').replaceAll('_', '/')) : '';
}

function cursorInvalid(): Refusal {
  return refusal(400, 'cursor_invalid', requestRefusals.pageGone, {
    cursor: requestRefusals.cursorUnknown,
  });
}
