import type { Attack, AttackFamily } from './attacks/attack';
import { equalValues } from './attacks/equal-values';
import { nearestAttacks } from './attacks/nearest';
import { orderAttacks } from './attacks/order';
import { sameList } from './attacks/same-list';
import { luckOf } from './chance';
import { prepare } from './prepared-sheet';
import type { Sheet } from './sheets';

const FAMILIES: readonly AttackFamily[] = [orderAttacks, nearestAttacks, equalValues, sameList];

/** An attack with the chance that guessing does as well. */
export interface TriedAttack extends Attack {
  readonly luck: number;
}

/** The attacks of a kind, and the one of them that guessing does as well as least often. */
export interface FamilyOutcome {
  readonly family: string;
  readonly needsLog: boolean;
  readonly attacks: number;
  readonly best: TriedAttack;
}

/** What all attacks on a dump came to. */
export interface Outcome {
  readonly attacks: number;
  /** The chance from which on guessing counts as beaten. */
  readonly limit: number;
  readonly found: readonly TriedAttack[];
  readonly families: readonly FamilyOutcome[];
}

/** What somebody wants to tell who has a dump: the person behind a reference or a contribution, the reference behind a contribution. */
const WANTED = { person: ['reference', 'author'], reference: ['author'], author: [] } as const;
/** The others need not be kept: there are always more attacks than this. */
const PROMISING = 0.001;

/**
 * Tries every attack on every two sheets of which one may lead to the other. One counts as finding somebody where guessing does as well in
 * fewer than one of so many cases that a whole series finds somebody by luck in less than `share`.
 */
export function attackAll(sheets: readonly Sheet[], isKnown: (table: string) => boolean, share: number): Outcome {
  const families = new Map<string, FamilyOutcome>();
  const promising: TriedAttack[] = [];
  let attacks = 0;
  for (const attack of allAttacks(sheets, isKnown)) {
    attacks += 1;
    const tried = { ...attack, luck: luckOf(attack.score) };
    if (tried.luck < PROMISING) promising.push(tried);
    const { family, needsLog } = attack;
    const key = `${family} ${needsLog}`;
    const known = families.get(key) ?? { family, needsLog, attacks: 0, best: tried };
    families.set(key, {
      ...known,
      attacks: known.attacks + 1,
      best: tried.luck < known.best.luck ? tried : known.best,
    });
  }
  const limit = share / Math.max(1, attacks);
  return { attacks, limit, found: promising.filter(({ luck }) => luck < limit), families: [...families.values()] };
}

function* allAttacks(sheets: readonly Sheet[], isKnown: (table: string) => boolean): Generator<Attack> {
  const prepared = prepare(sheets);
  for (const known of prepared.filter(({ sheet }) => isKnown(sheet.name)))
    for (const hidden of prepared)
      if (WANTED[known.sheet.side].some((side) => side === hidden.sheet.side))
        for (const family of FAMILIES) yield* family(known, hidden);
}
