import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { PublicScope, PublishedScope } from './published';
import { keyOf } from './published';
import type { Range } from './ranges';
import { less, MIN_WIDTH, peopleOf, pointsOf, upTo } from './ranges';

const MEMBERS = ['company', 'jobProfile', 'location', 'experience'] as const;

/**
 * Partitions whose remainder (whole less shown parts) surely has one to four people, with tighter pay bounds than
 * the whole gives. Uses quantiles and steps, allowing for rounding.
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
