import { BAND_ENDS } from '@/core/kernel/common/experience-band.rules';
import { CARD_KEYS, cardValue, periodName } from './card.rules';
import { familyName } from './title-family.rules';

export interface YearsBand {
  readonly from: number;
  readonly to: number | null;
}

export interface ShownAuthor {
  readonly hasTitle: boolean;
  readonly family: string | null;
  readonly hasDepartment: boolean;
  readonly hasCity: boolean;
  readonly hasYears: boolean;
  readonly yearsBand: YearsBand | null;
  readonly hasState: boolean;
  readonly hasStay: boolean;
  /** `2026-11`, `2026-Q4` or `2026`. */
  readonly period: string | null;
  /** True if the period is a month. No other month of the card may be shown then. */
  readonly hasMonth: boolean;
}

export function shownAuthorOf(keys: readonly string[]): ShownAuthor {
  const has = (kind: keyof typeof CARD_KEYS) => cardValue(keys, CARD_KEYS[kind]) !== null;
  const family = cardValue(keys, CARD_KEYS.family);
  const band = cardValue(keys, CARD_KEYS.band);
  return {
    hasTitle: has('title'),
    family: has('title') || family === null ? null : familyName(family),
    hasDepartment: has('department'),
    hasCity: has('city'),
    hasState: has('state'),
    hasYears: has('years'),
    yearsBand: has('years') || band === null ? null : bandAt(Number(band)),
    hasStay: has('stay'),
    period: periodName(keys),
    hasMonth: has('month'),
  };
}

/** Returns the city, or else its state, or null if there is none. */
export function shownPlaceOf(
  { hasCity, hasState }: Pick<ShownAuthor, 'hasCity' | 'hasState'>,
  { location, state }: { readonly location: string | null; readonly state: string | null },
): string | null {
  if (hasCity) return location;
  return hasState ? state : null;
}

function bandAt(place: number): YearsBand {
  return { from: (BAND_ENDS[place - 1] ?? -1) + 1, to: BAND_ENDS[place] ?? null };
}
