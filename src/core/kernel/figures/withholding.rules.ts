import { MIN_GROUP } from './figures.rules';
import { isRoundedCount } from './shown-numbers.rules';

/** A group, identified by its position in a list. */
export interface WithheldGroup {
  readonly count: number;
  /**
   * The number of independent people, which decides about withholding. It is lower than `count` if some accounts may belong to one person.
   */
  readonly voices: number;
  /** True if the group is withheld for its own size. */
  readonly isWithheld: boolean;
  /**
   * True for people without a value, for example an unknown city. The group is never shown, and hides others if it
   * is large enough.
   */
  readonly isNameless: boolean;
  /** True if the group was shown before. Others are withheld first. */
  readonly wasShown: boolean;
}

/** A partition by positions of groups. Each person of the whole is in exactly one part. */
export interface Partition {
  readonly whole: number;
  readonly parts: readonly number[];
}

interface Term extends WithheldGroup {
  isHidden: boolean;
  readonly sums: Sum[];
}

interface Sum {
  readonly whole: Term;
  readonly parts: readonly Term[];
  readonly order: Term[];
  terms: number;
  people: number;
}

/**
 * Returns the groups to withhold: those below five, and the fewest others so that no withheld value can be computed
 * from a partition (decisions 0.7). If the whole and the candidates are shown in fives, which hides single people, no
 * others are withheld. Throws for an unknown group.
 */
export function withheldAmong(groups: readonly WithheldGroup[], partitions: readonly Partition[]): readonly boolean[] {
  const terms = groups.map((group): Term => ({ ...group, isHidden: isHiddenAtOnce(group), sums: [] }));
  const due = partitions.map((partition) => sumOf(terms, partition));
  for (let sum = due.pop(); sum !== undefined; sum = due.pop()) {
    while (isOpen(sum)) {
      while (sum.order.at(-1)?.isHidden === true) sum.order.pop();
      const part = sum.order.at(-1);
      const loss = part ?? sum.whole;
      if (loss.isHidden || isSpared(sum.whole, part)) break;
      due.push(...withhold(loss));
    }
  }
  return terms.map(({ isHidden }) => isHidden);
}

function isHiddenAtOnce({ count, isWithheld, isNameless }: WithheldGroup): boolean {
  return count > 0 && (isWithheld || isNameless);
}

function sumOf(terms: readonly Term[], partition: Partition): Sum {
  const whole = termAt(terms, partition.whole);
  const parts = partition.parts.map((place) => termAt(terms, place));
  const withheld = parts.filter(({ isHidden }) => isHidden);
  const sum: Sum = {
    whole,
    parts,
    order: parts
      .filter(({ isHidden, count }) => !isHidden && count > 0)
      .toSorted(byLoss)
      .toReversed(),
    terms: withheld.length + Number(whole.isHidden),
    people: withheld.reduce((people, { voices }) => people + voices, 0),
  };
  for (const term of [whole, ...parts]) term.sums.push(sum);
  return sum;
}

function termAt(terms: readonly Term[], place: number): Term {
  const term = terms[place];
  if (term === undefined) throw new RangeError(`There is no group at position ${place}.`);
  return term;
}

function withhold(term: Term): readonly Sum[] {
  term.isHidden = true;
  for (const sum of term.sums) {
    sum.terms += 1;
    sum.people += term.voices;
  }
  return term.sums;
}

/** Returns true if the withheld part can be computed by subtraction. */
function isOpen({ whole, parts, terms, people }: Sum): boolean {
  if (terms === 0) return false;
  if (terms === 1 && !whole.isHidden)
    return !parts.some(({ isHidden, isNameless, voices }) => isHidden && isNameless && voices >= MIN_GROUP);
  return terms === 1 || (!whole.isHidden && people < MIN_GROUP);
}

function isSpared(whole: Term, part: Term | undefined): boolean {
  return part !== undefined && isRoundedCount(whole.count) && isRoundedCount(part.count);
}

/** Sorts groups that were not shown before first, then smaller ones. The order is stable. */
function byLoss(one: Term, other: Term): number {
  return Number(one.wasShown) - Number(other.wasShown) || one.count - other.count;
}
