import type { Attack, AttackFamily } from './attacks/attack';
import { equalValues } from './attacks/equal-values';
import { nearestAttacks } from './attacks/nearest';
import { orderAttacks } from './attacks/order';
import { sameList } from './attacks/same-list';
import { luckOf } from './chance';
import type { PreparedSheet } from './prepared-sheet';
import { prepare } from './prepared-sheet';
import type { Sheet } from './sheets';

const FAMILIES: readonly AttackFamily[] = [orderAttacks, nearestAttacks, equalValues, sameList];

/** An attack with the chance that guessing does as well. */
export interface TriedAttack extends Attack {
  readonly tells: (typeof TELLS)[Sheet['side']];
  readonly luck: number;
}

/** The attacks of a kind that tell the same, and the one of them that guessing does as well as least often. */
export interface FamilyOutcome {
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

/** What somebody wants to find who has a dump, by what they know. A reference leads to a name only through another row. */
const WANTED = {
  person: ['pseudonym', 'reference', 'author'],
  pseudonym: ['reference', 'author'],
  signed: ['reference'],
  reference: ['author'],
  author: [],
} as const;

/** What an attack tells, by what is known. */
const TELLS = {
  person: 'a person',
  pseudonym: 'a pseudonym',
  signed: 'a pseudonym',
  reference: 'what is of one user',
  author: 'nothing',
} as const;
/** The others need not be kept: there are always more attacks than this. */
const PROMISING = 0.001;

/**
 * Tries every attack on every two sheets of which one may lead to the other. One counts as finding somebody if guessing does as well in
 * fewer than one of so many cases that a whole series finds somebody by luck in less than `share`.
 */
export function attackAll(sheets: readonly Sheet[], isKnown: (table: string) => boolean, share: number): Outcome {
  const families = new Map<string, { attacks: number; best: TriedAttack }>();
  const promising: TriedAttack[] = [];
  let attacks = 0;
  for (const [known, hidden] of pairsOf(prepare(sheets), isKnown)) {
    const tells = TELLS[known.sheet.side];
    for (const tryAll of FAMILIES)
      for (const attack of tryAll(known, hidden)) {
        attacks += 1;
        const tried = { ...attack, tells, luck: luckOf(attack.score) };
        if (tried.luck < PROMISING) promising.push(tried);
        const key = `${tells} ${attack.needsLog} ${attack.family}`;
        const kind = families.get(key);
        if (kind === undefined) families.set(key, { attacks: 1, best: tried });
        else {
          kind.attacks += 1;
          if (tried.luck < kind.best.luck) kind.best = tried;
        }
      }
  }
  const limit = share / Math.max(1, attacks);
  return { attacks, limit, found: promising.filter(({ luck }) => luck < limit), families: [...families.values()] };
}

function pairsOf(sheets: readonly PreparedSheet[], isKnown: (table: string) => boolean) {
  const known = sheets.filter(({ sheet }) => isKnown(sheet.name));
  return known.flatMap((one) =>
    sheets
      .filter(({ sheet: { side } }) => WANTED[one.sheet.side].some((wanted) => wanted === side))
      .map((other) => [one, other] as const),
  );
}
