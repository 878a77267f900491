/** The facts about the author of a card; keys name items of lists. Null for unknown ones. */
export interface CardFacts {
  readonly title: { readonly key: string; readonly name: string } | null;
  readonly department: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** Years at the company. */
  readonly years: number | null;
  /** True if the author works there: `current`, `former`. */
  readonly stay: string | null;
  /** `2026-11`. */
  readonly month: string;
}

/** A card of a person: a review, a report of an interview or of benefits, or a photo. */
export interface Card {
  readonly id: string;
  readonly facts: CardFacts;
}

/** The letters that the keys of a card begin with; keys of lists and filters are made of them. */
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

/** The first and the last month of the period that a card shows, `2026-10` and `2026-12`; null if it shows none. */
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

/** Returns the fact whether an author works at the company, as cards have it; null for unknown. */
export function stayOf(worksThere: boolean | null): 'current' | 'former' | null {
  if (worksThere === null) return null;
  return worksThere ? 'current' : 'former';
}

/** Returns the period that a card shows as contracts have it: `2026-11`, `2026-Q4` or `2026`; null if it shows none. */
export function periodName(keys: readonly string[]): string | null {
  return cardValue(keys, CARD_KEYS.month) ?? cardValue(keys, CARD_KEYS.quarter) ?? cardValue(keys, CARD_KEYS.year);
}

export function cardValue(keys: readonly string[], letter: string): string | null {
  return keys.find((key) => key.startsWith(letter))?.slice(1) ?? null;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
