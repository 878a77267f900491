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

/** With the chance that guessing does as well. */
export interface TriedAttack extends Attack {
  readonly tells: (typeof TELLS)[Sheet['side']];
  readonly luck: number;
}

/** Attacks with the same outcome, and the least lucky of them. */
export interface FamilyOutcome {
  readonly attacks: number;
  readonly best: TriedAttack;
}

export interface Outcome {
  readonly attacks: number;
  /** The chance below which guessing counts as beaten. */
  readonly limit: number;
  readonly found: readonly TriedAttack[];
  readonly families: readonly FamilyOutcome[];
}

const WANTED = {
  person: ['pseudonym', 'reference', 'author'],
  pseudonym: ['reference', 'author'],
  signed: ['reference'],
  reference: ['author'],
  author: [],
} as const;

const TELLS = {
  person: 'a person',
  pseudonym: 'a pseudonym',
  signed: 'a pseudonym',
  reference: 'what is of one user',
  author: 'nothing',
} as const;
/** An attack is kept if guessing explains it with at most this probability. */
const PROMISING = 0.001;

/**
 * Tries all attacks on all pairs of sheets. One counts as a find if guessing does as well so rarely that a whole
 * series finds someone by luck in less than `share`.
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
