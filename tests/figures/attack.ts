import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { AMOUNT_STEP, COUNT_STEP, MIN_FOR_ROUNDED_COUNTS } from '@/core/kernel/figures/shown-numbers.rules';
import { MIN_PEOPLE_FOR_MEDIAN } from '@/core/research/salaries/shown-pay.rules';
import { remainderLeaks } from './complement';
import type { Harvest, PublishedScope, Sighting } from './published';
import { GLIMPSED, keyOf } from './published';
import { peopleOf } from './ranges';
import { tableLeaks } from './tables';

export const LEAK_KINDS = [
  'own address',
  'complement',
  'rounding',
  'before and after',
  'hidden key',
  'small count',
  'pay of few',
] as const;
export type LeakKind = (typeof LEAK_KINDS)[number];

export interface Leak {
  readonly kind: LeakKind;
  readonly scope: string;
  readonly because: string;
}

export function attack(now: Harvest, earlier: Harvest | null): readonly Leak[] {
  const scopes = publishedIn(now);
  return [
    ...ownAddress(now),
    ...hiddenKeys(now),
    ...[...scopes.values()].flatMap(rounding),
    ...[...scopes.values()].flatMap(smallCounts),
    ...[...scopes.values()].flatMap(payOfFew),
    ...contradictions(now, scopes),
    ...[...remainderLeaks(scopes), ...tableLeaks(scopes)].map((leak) => ({ kind: 'complement', ...leak }) as const),
    ...(earlier === null ? [] : beforeAndAfter(publishedIn(earlier), scopes)),
  ];
}

export function publishedIn({ sightings }: Harvest): ReadonlyMap<string, PublishedScope> {
  const scopes = new Map<string, PublishedScope>();
  for (const { scope, figure, steps, parts = null } of sightings) {
    const known = scopes.get(keyOf(scope));
    if (figure === null || figure.count === 0 || (known !== undefined && known.steps.length >= steps.length)) continue;
    scopes.set(keyOf(scope), { scope, figure, steps, parts: parts ?? known?.parts ?? null });
  }
  return scopes;
}

function ownAddress({ sightings }: Harvest): readonly Leak[] {
  const first = new Map<string, Sighting>();
  return sightings.flatMap((sighting): readonly Leak[] => {
    const scope = keyOf(sighting.scope);
    const known = first.get(scope);
    if (known === undefined) {
      first.set(scope, sighting);
      return [];
    }
    if (JSON.stringify(known.figure) === JSON.stringify(sighting.figure)) return [];
    return [{ kind: 'own address', scope, because: `${known.address} and ${sighting.address} differ` }];
  });
}

function contradictions({ glimpses }: Harvest, scopes: ReadonlyMap<string, PublishedScope>): readonly Leak[] {
  return glimpses.flatMap(({ scope, address, values }): readonly Leak[] => {
    const published = scopes.get(keyOf(scope))?.figure;
    const other = GLIMPSED.filter((name) => {
      const value = values[name];
      const shown = published === undefined ? NOTHING[name] : published[name];
      return value !== undefined && value !== shown;
    });
    return other.length === 0
      ? []
      : [{ kind: 'own address', scope: keyOf(scope), because: `${address} shows another ${other.join(', ')}` }];
  });
}

const NOTHING: Readonly<Record<(typeof GLIMPSED)[number], number | string | null>> = {
  count: 0,
  newest: null,
  median: null,
  lowerQuartile: null,
  upperQuartile: null,
  lowestTenth: null,
  highestTenth: null,
};

function hiddenKeys({ sightings }: Harvest): readonly Leak[] {
  return sightings.flatMap(({ scope, figure, address }): readonly Leak[] => {
    const of = { kind: 'hidden key', scope: keyOf(scope) } as const;
    if (figure !== null && figure.count < MIN_GROUP) return [{ ...of, because: `${address} names ${figure.count}` }];
    const isBoth = scope.location !== '' && scope.experience !== '';
    return isBoth && figure !== null ? [{ ...of, because: `${address} answers a scope outside the lattice` }] : [];
  });
}

function rounding({ scope, figure }: PublishedScope): readonly Leak[] {
  const { count, median, lowerQuartile, upperQuartile, lowestTenth, highestTenth, medianMargin } = figure;
  const amounts = [median, lowerQuartile, upperQuartile, lowestTenth, highestTenth, medianMargin];
  const isExact = amounts.some((amount) => amount !== null && amount % AMOUNT_STEP !== 0);
  const isCounted = count >= MIN_FOR_ROUNDED_COUNTS && count % COUNT_STEP !== 0;
  const of = { kind: 'rounding', scope: keyOf(scope) } as const;
  return [
    ...(isExact ? [{ ...of, because: `an amount of ${count} people is exact` }] : []),
    ...(isCounted ? [{ ...of, because: `the number ${count} is exact` }] : []),
  ];
}

function smallCounts({ scope, figure, parts }: PublishedScope): readonly Leak[] {
  const { count, recentCount, checkedCount } = figure;
  const beside: readonly (readonly [string, number | null, number])[] = [
    ['recent', recentCount, count],
    ['checked', checkedCount, count],
    ['of the middle half', parts?.count ?? null, count],
    ...(parts?.items ?? []).map(({ kind, reported }) => [`with ${kind}`, reported, count] as const),
  ];
  return beside.flatMap(([name, part, whole]): readonly Leak[] => {
    if (part === null || (part >= MIN_GROUP && whole - part >= MIN_GROUP)) return [];
    return [{ kind: 'small count', scope: keyOf(scope), because: `${part} of ${whole} are ${name}` }];
  });
}

/** Fewer than ten people: an attacker may be all but one. */
function payOfFew({ scope, figure }: PublishedScope): readonly Leak[] {
  const { count, importedCount, median, lowerQuartile, medianMargin } = figure;
  const isExact = [median, lowerQuartile, medianMargin].some((amount) => amount !== null);
  if (count - importedCount === 0 || count >= MIN_PEOPLE_FOR_MEDIAN || !isExact) return [];
  return [{ kind: 'pay of few', scope: keyOf(scope), because: `an amount of ${count} people is shown` }];
}

/** A small scope that surely gained or lost one to four people. Replacements are invisible from outside. */
function beforeAndAfter(
  earlier: ReadonlyMap<string, PublishedScope>,
  now: ReadonlyMap<string, PublishedScope>,
): readonly Leak[] {
  return [...now].flatMap(([scope, published]): readonly Leak[] => {
    const before = earlier.get(scope)?.figure;
    if (before === undefined || before.count >= MIN_FOR_ROUNDED_COUNTS) return [];
    const { least, most } = peopleOf(published);
    const ends = [least - before.count, most - before.count];
    const isSure = ends.every((change) => change !== 0 && Math.abs(change) < MIN_GROUP);
    if (!isSure) return [];
    return [{ kind: 'before and after', scope, because: `${before.count} people became ${published.figure.count}` }];
  });
}
