import { MIN_GROUP } from './figures.rules';
import { isRoundedCount } from './shown-numbers.rules';

/** A group of people whose figure may be shown. Groups are named by their places in a list. */
export interface WithheldGroup {
  readonly count: number;
  /** As how many people it counts where it is withheld: fewer than `count` if some of them may be one. */
  readonly voices: number;
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

/** A group with what is decided of it so far. */
interface Term extends WithheldGroup {
  isHidden: boolean;
  readonly sums: Sum[];
}

/** A partition with what is withheld of it so far. */
interface Sum {
  readonly whole: Term;
  readonly parts: readonly Term[];
  /** The parts that may be withheld yet; the next one stands last. */
  readonly order: Term[];
  terms: number;
  /** The people of its withheld parts; not read once the whole is withheld. */
  people: number;
}

/**
 * Returns which groups are withheld: those that are so for themselves, and the fewest people beside them until nothing can be worked out by subtraction: no
 * partition has exactly one withheld term, or a withheld remainder of fewer than five (decisions 0.7). A loss is spared if the whole and all
 * that could be withheld are shown in fives: then one more or less in the remainder is not seen. Throws if a partition names a place without a group.
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
  if (term === undefined) throw new RangeError(`No group stands at ${place}.`);
  return term;
}

/** Withholds a group. Returns the partitions that it stands in. */
function withhold(term: Term): readonly Sum[] {
  term.isHidden = true;
  for (const sum of term.sums) {
    sum.terms += 1;
    sum.people += term.voices;
  }
  return term.sums;
}

/** Returns whether what is withheld of a partition can be worked out. */
function isOpen({ whole, parts, terms, people }: Sum): boolean {
  if (terms === 0) return false;
  if (terms === 1 && !whole.isHidden)
    return !parts.some(({ isHidden, isNameless, voices }) => isHidden && isNameless && voices >= MIN_GROUP);
  return terms === 1 || (!whole.isHidden && people < MIN_GROUP);
}

function isSpared(whole: Term, part: Term | undefined): boolean {
  return part !== undefined && isRoundedCount(whole.count) && isRoundedCount(part.count);
}

/** Sorts groups that were not shown before to the front, then those of fewer people; equal ones keep their order. */
function byLoss(one: Term, other: Term): number {
  return Number(one.wasShown) - Number(other.wasShown) || one.count - other.count;
}
