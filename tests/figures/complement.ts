import { MIN_GROUP } from '@/core/figures/figures.rules';
import { COUNT_STEP, MIN_FOR_ROUNDED_COUNTS } from '@/core/figures/shown-numbers.rules';
import type { PublicScope, PublishedScope } from './published';
import { keyOf } from './published';

/** A number that is known between two ends. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** An interval narrower than this share of what the whole alone tells is a leak. */
const MIN_WIDTH = 0.9;
/** Amounts may be rounded by so much. */
const SLACK = 5_000;
const MEMBERS = ['company', 'jobProfile', 'location', 'experience'] as const;

/**
 * Returns the partitions whose remainder, the whole less its shown parts, is surely of one to four people, and whose pay is bounded more closely than
 * the whole alone bounds it. Counts of people up to each published amount are bounded from quantiles and steps; rounding is allowed for.
 */
export function remainderLeaks(
  scopes: ReadonlyMap<string, PublishedScope>,
): readonly { readonly scope: string; readonly because: string }[] {
  const partitions = new Map<string, PublishedScope[]>();
  for (const part of scopes.values()) {
    for (const member of MEMBERS) {
      if (part.scope[member] === '') continue;
      const whole: PublicScope = { ...part.scope, [member]: '' };
      const key = `${keyOf(whole)} by ${member}`;
      const known = partitions.get(key);
      if (known === undefined) partitions.set(key, [part]);
      else known.push(part);
    }
  }
  return [...partitions].flatMap(([key, parts]) => {
    const whole = scopes.get(key.slice(0, key.indexOf(' by ')));
    if (whole === undefined) return [];
    const rest = less(peopleOf(whole), parts.map(peopleOf));
    if (rest.most < 1 || rest.least < 1 || rest.most >= MIN_GROUP) return [];
    const because = boundsOf(whole, parts, rest);
    return because === null ? [] : [{ scope: key, because }];
  });
}

/** Returns how the lowest and the highest of a remainder are bounded; null if no more closely than by the whole. */
function boundsOf(whole: PublishedScope, parts: readonly PublishedScope[], rest: Range): string | null {
  const breaks = [...new Set([whole, ...parts].flatMap(pointsOf))].sort((one, other) => one - other);
  const below = breaks.map((amount) => {
    const { least, most } = less(
      upTo(whole, amount),
      parts.map((part) => upTo(part, amount)),
    );
    return { least: Math.max(0, least), most: Math.min(rest.most, most) };
  });
  const from = breaks[below.findLastIndex(({ most }) => most === 0)];
  const to = breaks[below.findIndex(({ least }) => least >= rest.least)];
  if (from === undefined || to === undefined) return null;
  const points = pointsOf(whole);
  const width = Math.max(...points) - Math.min(...points);
  return to - from < width * MIN_WIDTH ? `${rest.least} to ${rest.most} people earn from ${from} to ${to}` : null;
}

function peopleOf({ figure: { count } }: PublishedScope): Range {
  return { least: count, most: count < MIN_FOR_ROUNDED_COUNTS ? count : count + COUNT_STEP - 1 };
}

function less(whole: Range, parts: readonly Range[]): Range {
  return {
    least: whole.least - parts.reduce((sum, { most }) => sum + most, 0),
    most: whole.most - parts.reduce((sum, { least }) => sum + least, 0),
  };
}

/** Returns how many people of a scope earn at most an amount. */
function upTo(published: PublishedScope, amount: number): Range {
  const all = peopleOf(published);
  let [least, most] = [0, all.most];
  for (const { share, at } of quantilesOf(published)) {
    // At least the share earns no more than the quantile, and at least the rest no less.
    if (at + SLACK <= amount) least = Math.max(least, Math.ceil(share * (all.least - 1)) + 1);
    if (at - SLACK > amount) most = Math.min(most, Math.floor(share * (all.most - 1)) + 1);
  }
  let [inSteps, steps] = [0, 0];
  const slack = published.steps.every(({ count }) => count % COUNT_STEP === 0) ? COUNT_STEP - 1 : 0;
  for (const { to, count } of published.steps) {
    steps += 1;
    inSteps += count;
    if (to === null) continue;
    if (to <= amount) least = Math.max(least, inSteps);
    if (to >= amount) most = Math.min(most, inSteps + steps * slack);
  }
  return { least: Math.min(least, all.most), most };
}

function quantilesOf({ figure }: PublishedScope): readonly { readonly share: number; readonly at: number }[] {
  const { lowestTenth, lowerQuartile, median, upperQuartile, highestTenth } = figure;
  const points = [
    [0.1, lowestTenth],
    [0.25, lowerQuartile],
    [0.5, median],
    [0.75, upperQuartile],
    [0.9, highestTenth],
  ] as const;
  return points.flatMap(([share, at]) => (at === null ? [] : [{ share, at }]));
}

function pointsOf(published: PublishedScope): readonly number[] {
  const steps = published.steps.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
  return [...quantilesOf(published).map(({ at }) => at), ...steps];
}
