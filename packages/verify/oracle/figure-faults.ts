import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { SchemaLocation } from '../contract/schema-spots';
import type { VerifiedOperation } from '../contract/service-contract';
import { isObject, parsedJson, valueAt } from '../values';
import type { Exchange } from '../wire/exchange';
import { answerLocationsOf } from './answer-spots';
import type { Fault, MakeFault } from './fault';

/** The tolerance for floating-point rounding. */
const NOISE = 1e-6;
/** The maximum offset of time zones: days begin up to 14 hours earlier than in UTC. */
const ZONES_MS = 14 * 3_600_000;
const CLOCKS_MS = 60_000;

/** Finds figures that cover too few people, are too exact, or are inconsistent. */
export function figureFaults(exchange: Exchange, operation: VerifiedOperation, fault: MakeFault): readonly Fault[] {
  const body = parsedJson(exchange.answer.body);
  return answerLocationsOf(exchange, operation).flatMap((spot) => [
    ...smallGroup(spot, body, fault),
    ...disagreement(spot, body, fault),
  ]);
}

function smallGroup(spot: SchemaLocation, body: unknown, fault: MakeFault): readonly Fault[] {
  const by = spot.schema['x-counted-by'];
  const count = typeof by === 'string' ? nextTo(spot, by, body) : null;
  if (typeof by !== 'string' || spot.value === null || (typeof count === 'number' && count >= MIN_GROUP)) return [];
  const title = `${at(spot)} shows a figure of ${count ?? 'a number that it withholds'}`;
  return [fault('small-group', title, `null under ${MIN_GROUP}`, JSON.stringify(spot.value), spot.pointer)];
}

function disagreement(spot: SchemaLocation, body: unknown, fault: MakeFault): readonly Fault[] {
  const agrees = spot.schema['x-agrees'];
  if (!isObject(agrees) || spot.value === null) return [];
  const wrong = agreementFault(spot, agrees, body);
  if (wrong === null) return [];
  return [fault('figure', `${at(spot)} ${wrong}`, JSON.stringify(agrees), JSON.stringify(spot.value), spot.pointer)];
}

/** Explains how a value breaks `x-agrees` (openapi/README.md), or returns null if it does not. */
function agreementFault(spot: SchemaLocation, agrees: Readonly<Record<string, unknown>>, body: unknown): string | null {
  const { value } = spot;
  const { decimals, sum, atLeast, sharedBy, past } = agrees;
  if (typeof decimals === 'number' && typeof value === 'number') {
    const scaled = value * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) > NOISE) return `has more than ${decimals} decimals`;
  }
  if (typeof sum === 'string' && Array.isArray(value)) {
    const all = nextTo(spot, sum, body);
    const added = value.reduce<number>((total, part) => total + Number(part), 0);
    if (added !== all) return `adds up to ${added}, where ${sum} is ${all}`;
  }
  if (typeof atLeast === 'string' && typeof value === 'number') {
    const least = nextTo(spot, atLeast, body);
    if (typeof least === 'number' && value < least) return `is less than ${atLeast}, which is ${least}`;
  }
  if (
    past === true &&
    typeof value === 'string' &&
    firstMomentOf(value) > Date.now() + (value.includes('T') ? CLOCKS_MS : ZONES_MS)
  )
    return 'lies in the future';
  if (typeof sharedBy === 'string' && value === false && isShared(spot, sharedBy, body))
    return `is false, where another item has the same ${sharedBy}`;
  return null;
}

function firstMomentOf(value: string): number {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(value) ?? [];
  return Date.parse(year === undefined ? value : `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}`);
}

function isShared({ path }: SchemaLocation, name: string, body: unknown): boolean {
  const own = valueAt(body, [...path.slice(0, -1), name]);
  const items = valueAt(body, path.slice(0, -2));
  return Array.isArray(items) && items.filter((item) => isObject(item) && item[name] === own).length > 1;
}

function nextTo({ path }: SchemaLocation, place: string, body: unknown): unknown {
  const steps = place.split('/');
  const up = steps.filter((step) => step === '..').length;
  return valueAt(body, [...path.slice(0, path.length - 1 - up), ...steps.slice(up)]);
}

function at({ path }: SchemaLocation): string {
  return `/${path.join('/')}`;
}
