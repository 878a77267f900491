import type { Order } from '../contract/recipe';
import type { VerifiedOperation } from '../contract/service-contract';
import { isObject, parsedJson, valueAt } from '../values';
import type { Exchange } from '../wire/exchange';
import { answerLocationsOf } from './answer-spots';
import type { Fault, MakeFault } from './fault';

export function orderFaults(
  exchanges: readonly Exchange[],
  operation: VerifiedOperation,
  fault: MakeFault,
): readonly Fault[] {
  const orders = [operation.recipe.order ?? []].flat();
  return orders.flatMap((order) => orderFaultsBy(order, exchanges, operation, fault));
}

function orderFaultsBy(
  order: Order,
  exchanges: readonly Exchange[],
  operation: VerifiedOperation,
  fault: MakeFault,
): readonly Fault[] {
  const usual = usualSortOf(operation);
  const items = exchanges.flatMap(({ answer, request }) => {
    const sort = new URLSearchParams(request.path.split('?')[1] ?? '').get('sort') ?? usual;
    const isOrdered = answer.status === 200 && (order.sort === undefined || order.sort === sort);
    return isOrdered ? thingsIn(parsedJson(answer.body)) : [];
  });
  const words = wordsOf(order, exchanges, operation);
  const said = items.map((item) => valueAt(item, stepsTo(order)));
  const values = said.map((value) => (words === null ? comparable(value) : words.indexOf(value)));
  const index = values.findIndex((value, place) => place > 0 && !mayFollow(values[place - 1] ?? null, value, order));
  if (index < 0) return [];
  const [before, after] = [said[index - 1], said[index]];
  const title = `lists ${after} after ${before}, where ${order.by} says ${isFalling(order) ? 'the highest' : 'the lowest'} first`;
  return [fault('order', title, order.by, `${before}, ${after}`, ['x-verify'])];
}

/** Returns the value of `sort` that applies if a request names none. */
function usualSortOf({ parameters }: VerifiedOperation): unknown {
  return parameters.find(({ name }) => name === 'sort')?.schema?.default;
}

/** Returns whether a list shows its newest items first if a request names no order. */
export function showsNewestFirst(operation: VerifiedOperation): boolean {
  const usual = usualSortOf(operation);
  return [operation.recipe.order ?? []]
    .flat()
    .some((order) => isFalling(order) && (order.sort === undefined || order.sort === usual));
}

function isFalling({ by }: Order): boolean {
  return by.startsWith('-');
}

function stepsTo({ by }: Order): readonly string[] {
  return by.replace(/^-/, '').split('/');
}

function wordsOf(
  order: Order,
  exchanges: readonly Exchange[],
  operation: VerifiedOperation,
): readonly unknown[] | null {
  const end = ['0', ...stepsTo(order)].join('/');
  const spots = exchanges.flatMap((exchange) => answerLocationsOf(exchange, operation));
  const found = spots.find(({ path }) => path.length === stepsTo(order).length + 2 && path.slice(1).join('/') === end);
  return Array.isArray(found?.schema.enum) ? found.schema.enum : null;
}

function thingsIn(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  return isObject(body) ? ([body.items, body.groups].find(Array.isArray) ?? []) : [];
}

function comparable(value: unknown): number | string | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return null;
  return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
}

function mayFollow(one: number | string | null, other: number | string | null, order: Order): boolean {
  if (one === null || other === null || typeof one !== typeof other) return true;
  const [above, below] = isFalling(order) ? [one, other] : [other, one];
  return spanOf(above)[1] >= spanOf(below)[0];
}

const YEAR = /^\d{4}$/;
const QUARTER = /^(\d{4})-Q([1-4])$/;

/**
 * Returns the first and last month of a year or quarter, which cannot be ordered among months. Otherwise returns the
 * value itself.
 */
function spanOf(value: number | string): readonly [number | string, number | string] {
  if (typeof value === 'number') return [value, value];
  if (YEAR.test(value)) return [`${value}-01`, `${value}-12`];
  const [, year, quarter] = QUARTER.exec(value) ?? [];
  if (year === undefined) return [value, value];
  const last = Number(quarter) * 3;
  const month = (number: number) => `${year}-${String(number).padStart(2, '0')}`;
  return [month(last - 2), month(last)];
}
