import { MIN_GROUP } from './figures.rules';
import { MIN_FOR_ROUNDED_COUNTS } from './shown-numbers.rules';

/** A group of people whose figure may be shown. Groups are named by their places in a list. */
export interface WithheldGroup {
  readonly count: number;
  /** Withheld for itself, before any other is withheld for its sake. */
  readonly isWithheld: boolean;
  /** Nobody reads of it, as of people whose city is not known; it is never shown, and hides others if it is a group. */
  readonly isNameless: boolean;
  /** It was shown before; others are withheld first. */
  readonly wasShown: boolean;
}

/** A whole and the parts that it falls into, as places of groups; each person of the whole is in a part. */
export interface Partition {
  readonly whole: number;
  readonly parts: readonly number[];
}

/** The terms of one partition that are withheld so far. */
interface Hidden {
  terms: number;
  people: number;
  /** The place in `order` of the next part that may be withheld. */
  next: number;
  readonly order: readonly number[];
}

/**
 * Returns which groups are withheld: those that are so for themselves, and the fewest people beside them until nothing can be worked out by subtraction: no
 * partition has exactly one withheld term, or a withheld remainder of fewer than five (decisions 0.7). A loss is spared if the whole and all
 * that could be withheld are shown in fives: then one more or less in the remainder is not seen.
 */
export function withheldAmong(groups: readonly WithheldGroup[], partitions: readonly Partition[]): readonly boolean[] {
  const isHidden = groups.map(({ count, isWithheld, isNameless }) => count > 0 && (isWithheld || isNameless));
  const partitionsOf: number[][] = groups.map(() => []);
  const hidden: Hidden[] = partitions.map(({ whole, parts }, place) => {
    for (const term of [whole, ...parts]) partitionsOf[term]?.push(place);
    const order = parts.filter((part) => isHidden[part] !== true && (groups[part]?.count ?? 0) > 0);
    order.sort((one, other) => byLoss(groups, one, other));
    const withheld = parts.filter((part) => isHidden[part] === true);
    const people = withheld.reduce((sum, part) => sum + (groups[part]?.count ?? 0), 0);
    return { terms: withheld.length + (isHidden[whole] === true ? 1 : 0), people, next: 0, order };
  });
  const queue = partitions.map((_partition, place) => place);
  const withhold = (term: number): void => {
    isHidden[term] = true;
    for (const place of partitionsOf[term] ?? []) {
      const [partition, state] = [partitions[place], hidden[place]];
      if (partition === undefined || state === undefined) continue;
      state.terms += 1;
      if (partition.whole !== term) state.people += groups[term]?.count ?? 0;
      queue.push(place);
    }
  };
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    const [partition, state] = [partitions[place], hidden[place]];
    if (partition === undefined || state === undefined) continue;
    while (isOpen(groups, isHidden, partition, state)) {
      while (isHidden[state.order[state.next] ?? -1] === true) state.next += 1;
      const part: number | undefined = state.order[state.next];
      const loss = part ?? partition.whole;
      if (isHidden[loss] === true || isSpared(groups, partition, part)) break;
      withhold(loss);
    }
  }
  return isHidden;
}

/** Whether what is withheld of a partition can be worked out. */
function isOpen(
  groups: readonly WithheldGroup[],
  isHidden: readonly boolean[],
  { whole, parts }: Partition,
  { terms, people }: Hidden,
): boolean {
  if (terms === 0) return false;
  const isWholeShown = isHidden[whole] !== true;
  if (terms === 1 && isWholeShown) {
    const [only] = parts.filter((part) => isHidden[part] === true).map((part) => groups[part]);
    return !(only?.isNameless === true && only.count >= MIN_GROUP);
  }
  return terms === 1 || (isWholeShown && people < MIN_GROUP);
}

function isSpared(groups: readonly WithheldGroup[], { whole }: Partition, part: number | undefined): boolean {
  const isLarge = (group: number | undefined) => (groups[group ?? -1]?.count ?? 0) >= MIN_FOR_ROUNDED_COUNTS;
  return part !== undefined && isLarge(whole) && isLarge(part);
}

function byLoss(groups: readonly WithheldGroup[], one: number, other: number): number {
  const [first, second] = [groups[one], groups[other]];
  if (first === undefined || second === undefined) return 0;
  return Number(first.wasShown) - Number(second.wasShown) || first.count - second.count || one - other;
}
