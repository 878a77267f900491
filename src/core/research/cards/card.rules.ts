/** The facts of a contribution, as keys of list items. Unknown facts are null. */
export interface CardFacts {
  readonly title: { readonly key: string; readonly name: string } | null;
  readonly department: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly years: number | null;
  readonly stay: string | null;
  readonly month: string;
}

export interface Card {
  readonly id: string;
  readonly facts: CardFacts;
}

/** Prefixes of card keys, which lists and filters use too. */
export const CARD_KEYS = {
  title: 'p',
  family: 'f',
  department: 'd',
  city: 'l',
  state: 's',
  years: 't',
  band: 'b',
  stay: 'w',
  month: 'm',
  quarter: 'q',
  year: 'a',
} as const;

/**
 * Returns the first and last month of the card's period, such as `2026-10` and `2026-12`, or null if it shows no
 * period.
 */
export function periodOf(keys: readonly string[]): { readonly first: string; readonly last: string } | null {
  const month = cardValue(keys, CARD_KEYS.month);
  if (month !== null) return { first: month, last: month };
  const quarter = cardValue(keys, CARD_KEYS.quarter);
  if (quarter !== null) {
    const year = quarter.slice(0, 4);
    const last = Number(quarter.slice(6)) * 3;
    return { first: `${year}-${twoDigits(last - 2)}`, last: `${year}-${twoDigits(last)}` };
  }
  const year = cardValue(keys, CARD_KEYS.year);
  return year === null ? null : { first: `${year}-01`, last: `${year}-12` };
}

export function stayOf(worksThere: boolean | null): 'current' | 'former' | null {
  if (worksThere === null) return null;
  return worksThere ? 'current' : 'former';
}

/** Returns `2026-11`, `2026-Q4` or `2026`, or null if the card shows no period. */
export function periodName(keys: readonly string[]): string | null {
  return cardValue(keys, CARD_KEYS.month) ?? cardValue(keys, CARD_KEYS.quarter) ?? cardValue(keys, CARD_KEYS.year);
}

export function cardValue(keys: readonly string[], letter: string): string | null {
  return keys.find((key) => key.startsWith(letter))?.slice(1) ?? null;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
