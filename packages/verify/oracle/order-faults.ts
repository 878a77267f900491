import type { Order } from '../contract/recipe';
import type { VerifiedOperation } from '../contract/service-contract';
import { isObject, parsed, valueAt } from '../values';
import type { Exchange } from '../wire/exchange';
import type { Fault, MakeFault } from './fault';

/** Returns the fault of a list, or of a walk through its pages, that comes in another order than `x-verify.order` of its operation. */
export function orderFaults(
  exchanges: readonly Exchange[],
  { recipe, parameters }: VerifiedOperation,
  fault: MakeFault,
): readonly Fault[] {
  const orders = [recipe.order ?? []].flat();
  return orders.flatMap((order) => orderFaultsBy(order, exchanges, parameters, fault));
}

function orderFaultsBy(
  order: Order,
  exchanges: readonly Exchange[],
  parameters: VerifiedOperation['parameters'],
  fault: MakeFault,
): readonly Fault[] {
  const usual = parameters.find(({ name }) => name === 'sort')?.schema?.default;
  const items = exchanges.flatMap(({ answer, request }) => {
    const sort = new URLSearchParams(request.path.split('?')[1] ?? '').get('sort') ?? usual;
    const isOrdered = answer.status === 200 && (order.sort === undefined || order.sort === sort);
    return isOrdered ? thingsIn(parsed(answer.body)) : [];
  });
  const values = items.map((item) => valueAt(item, stepsTo(order))).map(comparable);
  const index = values.findIndex((value, place) => place > 0 && !mayFollow(values[place - 1] ?? null, value, order));
  if (index < 0) return [];
  const [before, after] = [values[index - 1], values[index]];
  const title = `lists ${after} after ${before}, where ${order.by} says ${isFalling(order) ? 'the highest' : 'the lowest'} first`;
  return [fault('order', title, order.by, `${before}, ${after}`, ['x-verify'])];
}

function isFalling({ by }: Order): boolean {
  return by.startsWith('-');
}

function stepsTo({ by }: Order): readonly string[] {
  return by.replace(/^-/, '').split('/');
}

function thingsIn(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  return isObject(body) && Array.isArray(body.items) ? body.items : [];
}

/** A number for numbers, moments and flags, the text for any other; null has no place in an order. */
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

/** Returns the first and last month of a year or a quarter, which have no place among their months; of any other value itself. */
function spanOf(value: number | string): readonly [number | string, number | string] {
  if (typeof value === 'number') return [value, value];
  if (YEAR.test(value)) return [`${value}-01`, `${value}-12`];
  const [, year, quarter] = QUARTER.exec(value) ?? [];
  if (year === undefined) return [value, value];
  const last = Number(quarter) * 3;
  const month = (number: number) => `${year}-${String(number).padStart(2, '0')}`;
  return [month(last - 2), month(last)];
}
