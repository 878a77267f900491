import { COUNT_STEP, MIN_FOR_ROUNDED_COUNTS } from '@/core/kernel/figures/shown-numbers.rules';
import type { PublishedScope } from './published';

export interface Range {
  readonly least: number;
  readonly most: number;
}

export const MIN_WIDTH = 0.9;
const SLACK = 5_000;

export function peopleOf({ figure: { count } }: PublishedScope): Range {
  return { least: count, most: count < MIN_FOR_ROUNDED_COUNTS ? count : count + COUNT_STEP - 1 };
}

export function less(whole: Range, parts: readonly Range[]): Range {
  return {
    least: whole.least - parts.reduce((sum, { most }) => sum + most, 0),
    most: whole.most - parts.reduce((sum, { least }) => sum + least, 0),
  };
}

export function upTo(published: PublishedScope, amount: number): Range {
  const all = peopleOf(published);
  let [least, most] = [0, all.most];
  for (const { share, at } of quantilesOf(published)) {
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

export function pointsOf(published: PublishedScope): readonly number[] {
  const steps = published.steps.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
  return [...quantilesOf(published).map(({ at }) => at), ...steps];
}
