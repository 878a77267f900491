import type { Attack, AttackFamily } from './attacks/attack';
import { equalValues } from './attacks/equal-values';
import { nearestAttacks } from './attacks/nearest';
import { orderAttacks } from './attacks/order';
import { sameList } from './attacks/same-list';
import { luckOf, mostByChance } from './chance';
import { grouped } from './grouped';
import { prepare } from './prepared-sheet';
import type { Sheet } from './sheets';

const FAMILIES: readonly AttackFamily[] = [orderAttacks, nearestAttacks, equalValues, sameList];

/** An attack with the chance that guessing does as well. */
export interface TriedAttack extends Attack {
  readonly luck: number;
}

/** What somebody wants to tell who has a dump: the person behind a reference or a contribution, the reference behind a contribution. */
const WANTED = { person: ['reference', 'author'], reference: ['author'], author: [] } as const;

/** Tries every attack on every two sheets of which one may lead to the other. */
export function* attackAll(sheets: readonly Sheet[], isKnown: (table: string) => boolean): Generator<TriedAttack> {
  const prepared = prepare(sheets);
  for (const known of prepared.filter(({ sheet }) => isKnown(sheet.name)))
    for (const hidden of prepared) {
      if (!WANTED[known.sheet.side].some((side) => side === hidden.sheet.side)) continue;
      for (const family of FAMILIES)
        for (const attack of family(known, hidden)) yield { ...attack, luck: luckOf(attack.score) };
    }
}

/** The attacks of a kind, and the one of them that guessing does as well as least often. */
export interface FamilyOutcome {
  readonly family: string;
  readonly needsLog: boolean;
  readonly attacks: number;
  readonly best: TriedAttack;
  /** The most right guesses of the best one that are put down to chance. */
  readonly limit: number;
}

/** Sums up attacks by kind, without and with the log. `share` of guessing's best is beyond chance. */
export function familiesOf(tried: readonly TriedAttack[], share: number): readonly FamilyOutcome[] {
  return [...grouped(tried, ({ family, needsLog }) => `${family} ${needsLog}`).values()].flatMap((attacks) => {
    const [first] = attacks;
    if (first === undefined) return [];
    const best = attacks.reduce((one, other) => (other.luck < one.luck ? other : one));
    const { family, needsLog } = first;
    return [{ family, needsLog, attacks: attacks.length, best, limit: mostByChance(best.score, share) }];
  });
}
