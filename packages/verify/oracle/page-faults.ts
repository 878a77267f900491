import type { VerifiedOperation } from '../contract/service-contract';
import { groupedBy, isObject, parsedJson } from '../values';
import type { Exchange } from '../wire/exchange';
import type { Fault, MakeFault } from './fault';
import { itemsOf, repeatedKeys } from './items';

const PLACE = ['responses', '200', 'content', 'application/json', 'schema', 'properties', 'items'];

/** Returns the faults of one page: its limit, its total, and repeated items. */
export function pageFaults(
  { request, answer, writesBeside = 0 }: Exchange,
  operation: VerifiedOperation,
  fault: MakeFault,
): readonly Fault[] {
  const body = answer.status === 200 ? parsedJson(answer.body) : undefined;
  if (!isObject(body)) return [];
  if (!Array.isArray(body.items)) return groupFaults(body, fault);
  const items = itemsOf(body);
  const query = new URLSearchParams(request.path.split('?')[1] ?? '');
  const limit = numberOf(query.get('limit')) ?? defaultLimit(operation);
  const count = isPage(body) ? items.length : mostOfOneType(items);
  const repeated = repeatedKeys(items);
  return [
    ...(repeated.length > 0
      ? [fault('item-twice', `lists ${repeated[0]} twice in one page`, 'each item once', repeated.join(', '), PLACE)]
      : []),
    ...(limit !== null && count > limit
      ? [fault('page-size', `answers ${count} items for a limit of ${limit}`, `at most ${limit}`, `${count}`, PLACE)]
      : []),
    ...totalFaults(body, items.length, { limit, writesBeside }, fault),
  ];
}

/** Returns whether the limit applies to the page. In a list without pages it applies to the items of each type. */
function isPage(body: object): boolean {
  return 'nextCursor' in body || 'total' in body;
}

function mostOfOneType(items: readonly unknown[]): number {
  const types = groupedBy(items, (item) => String(isObject(item) ? item.type : ''));
  return Math.max(0, ...[...types.values()].map((some) => some.length));
}

/** Checks that the total of a group is at least the number of its items. */
function groupFaults(body: object, fault: MakeFault): readonly Fault[] {
  const groups = Object.values(body).flatMap((member) => (Array.isArray(member) ? member.filter(isObject) : []));
  const wrong = groups.find(
    ({ total, items }) => Array.isArray(items) && typeof total === 'number' && total < items.length,
  );
  if (wrong === undefined) return [];
  const [total, count] = [String(wrong.total), String(itemsOf(wrong).length)];
  return [fault('stale-total', `says ${total} in all of a group of ${count}`, count, total, ['responses', '200'])];
}

/** Checks that a numbered page has the number of items that its total, page and limit imply. */
function totalFaults(
  { total, page, limit: ownLimit }: Readonly<Record<string, unknown>>,
  count: number,
  asked: { readonly limit: number | null; readonly writesBeside: number },
  fault: MakeFault,
): readonly Fault[] {
  const limit = typeof ownLimit === 'number' ? ownLimit : asked.limit;
  if (typeof total !== 'number' || typeof page !== 'number' || limit === null) return [];
  const expected = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  if (Math.abs(count - expected) <= asked.writesBeside) return [];
  const title = `says ${total} in all at ${limit} a page: page ${page} should hold ${expected}, and holds ${count}`;
  return [fault('stale-total', title, `${expected} items`, `${count} items`, PLACE)];
}

function defaultLimit({ parameters }: VerifiedOperation): number | null {
  const limit = parameters.find(({ in: place, name }) => place === 'query' && name === 'limit');
  const { default: value } = limit?.schema ?? {};
  return typeof value === 'number' ? value : null;
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
