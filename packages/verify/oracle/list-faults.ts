import type { VerifiedOperation } from '../contract/service-contract';
import { isObject, parsedJson, stepsOf, valueAt } from '../values';
import type { Exchange } from '../wire/exchange';
import { faultsOf } from './exchange-faults';
import type { Fault } from './fault';
import { itemsOf, keyOf } from './items';

const PLACE = ['responses', '200'];

/** Compares small and large pages and their totals. */
export function pagingFaults(walk: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  const large = stepsIn(walk, 'whole');
  const small = stepsIn(walk, 'page');
  const whole = keysIn(large);
  const isWhole = large.length > 0 && nextCursor(large.at(-1)) === null;
  return [
    ...emptyPages(walk, operation),
    ...(isWhole ? totalFaults(large, operation) : []),
    ...missing(small, whole, isWhole, operation),
  ];
}

/** Returns missing items, except those added in between. */
function missing(
  small: readonly Exchange[],
  whole: readonly string[],
  isWhole: boolean,
  operation: VerifiedOperation,
): readonly Fault[] {
  const last = small.at(-1);
  const known = new Set(whole);
  const seen = keysIn(small).filter((key) => known.has(key));
  if (last === undefined || whole.length === 0) return [];
  const isAtEnd = isWhole && nextCursor(last) === null;
  const wanted = isAtEnd ? whole : whole.slice(0, seen.length);
  const index = wanted.findIndex((key, place) => seen[place] !== key);
  if (index < 0) return [];
  const fault = faultsOf(last, operation);
  const isOrder = seen.includes(wanted[index] ?? '');
  const title = isOrder
    ? 'lists in small pages in another order than in large ones'
    : `leaves out of its small pages what its large ones have, ${wanted[index]} first`;
  return [
    fault(
      isOrder ? 'order' : 'item-missing',
      title,
      wanted.slice(0, 12).join(', '),
      seen.slice(0, 12).join(', '),
      PLACE,
    ),
  ];
}

/** Compares totals. Because of concurrent additions, the count may lie between the pages' totals. */
function totalFaults(large: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  const [first] = large;
  const totals = large.flatMap((page) => totalOf(page) ?? []);
  if (first === undefined || totals.length < large.length) return [];
  const count = large.reduce((sum, { answer }) => sum + itemsOf(parsedJson(answer.body)).length, 0);
  if (count >= Math.min(...totals) && count <= Math.max(...totals)) return [];
  const title = `says ${totals[0]} in all, and its pages hold ${count}`;
  return [faultsOf(first, operation)('stale-total', title, `${count}`, `${totals[0]}`, PLACE)];
}

/** Finds cursors that do not lead to at least one item. */
function emptyPages(walk: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  const empty = walk.find(
    ({ request, answer }) =>
      queryOf(request.path).has('cursor') && answer.status === 200 && itemsOf(parsedJson(answer.body)).length === 0,
  );
  if (empty === undefined) return [];
  const title = 'gives a cursor after its last item';
  return [faultsOf(empty, operation)('cursor', title, 'null on the last page', 'an empty page', PLACE)];
}

export function filterFaults(walk: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  const totalAt = (step: string) => totalOf(walk.find(({ walk: place }) => place?.step === step));
  const all = totalAt('all');
  const together = walk.flatMap((exchange) => {
    const [kind, ...names] = (exchange.walk?.step ?? '').split(' ');
    const total = totalOf(exchange);
    const single = names.flatMap((name) => totalAt(`by ${name}`) ?? []);
    if (total === null || single.length < names.length || exchange.answer.status !== 200) return [];
    const [most, least] = [Math.min(...single), Math.max(...single)];
    const isMore = kind === 'pair' && total > most;
    const isLess = kind === 'two' && (total < least || total !== totalAt(exchange.walk?.step ?? ''));
    if (!isMore && !isLess) return [];
    const title = isMore
      ? `has more with ${names.join(' and ')} than with one of them`
      : `finds another number for two values of ${names[0]} in turn, or less than for one`;
    return [faultsOf(exchange, operation)('filter', title, String(isMore ? most : least), `${total}`, ['parameters'])];
  });
  return walk
    .flatMap((exchange) => {
      const [kind, name = ''] = (exchange.walk?.step ?? '').split(' ');
      const filter = operation.recipe.filters?.[name];
      if (filter === undefined || exchange.answer.status !== 200) return [];
      const fault = faultsOf(exchange, operation);
      const things = thingsIn(exchange);
      if (kind === 'nothing') {
        if (things.length === 0) return [];
        const title = `takes no notice of ${name}: answers ${things.length} items for a value that nothing has`;
        return [fault('filter', title, 'no item, or a refusal', `${things.length}`, ['parameters'])];
      }
      const total = totalOf(exchange);
      if (total !== null && all !== null && total > all && filter.with === undefined)
        return [
          fault('filter', `has more with ${name} than without it`, `${all} at the most`, `${total}`, ['parameters']),
        ];
      const { shows } = filter;
      const values = (queryOf(exchange.request.path).get(name) ?? '').split(',').map(named);
      const other = things.find((thing) => shows !== undefined && !showsOne(valueAt(thing, stepsOf(shows)), values));
      if (other === undefined) return [];
      const got = JSON.stringify(valueAt(other, stepsOf(shows ?? '')));
      return [
        fault('filter', `shows ${got}, where ${name} asks for ${values.join(' or ')}`, values.join(' or '), got, [
          'parameters',
        ]),
      ];
    })
    .concat(together);
}

/**
 * Returns whether one of the values appears. Null proves nothing, because values that would identify an author may be withheld.
 */
function showsOne(value: unknown, values: readonly string[]): boolean {
  if (value === null || value === undefined) return true;
  return [value].flat().some((one) => values.includes(named(String(one))));
}

function named(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function thingsIn({ answer }: Exchange): readonly unknown[] {
  const body = parsedJson(answer.body);
  if (Array.isArray(body)) return body;
  if (!isObject(body)) return [];
  return [body.items, body.groups].find(Array.isArray) ?? [];
}

function totalOf(exchange: Exchange | undefined): number | null {
  const body = parsedJson(exchange?.answer.body ?? '');
  return isObject(body) && typeof body.total === 'number' && body.isTotalCapped !== true ? body.total : null;
}

function stepsIn(walk: readonly Exchange[], step: string): readonly Exchange[] {
  return walk.filter(({ walk: place }) => place?.step === step);
}

function keysIn(pages: readonly Exchange[]): readonly string[] {
  return pages.flatMap(({ answer }) => itemsOf(parsedJson(answer.body)).flatMap((item) => keyOf(item) ?? []));
}

function nextCursor(exchange: Exchange | undefined): string | null {
  const body = parsedJson(exchange?.answer.body ?? '');
  return isObject(body) && typeof body.nextCursor === 'string' ? body.nextCursor : null;
}

function queryOf(path: string): URLSearchParams {
  return new URLSearchParams(path.split('?')[1] ?? '');
}
