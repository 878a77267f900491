import type { Places } from '@/server/import/names/places';

/** Facts that some sites write into one cell, separated by bars. Null or empty if missing. */
export interface PackedCompanyFacts {
  readonly industry: string;
  readonly headquarters: string | null;
  readonly employees: string | null;
}

const OTHER_LOCATIONS = /\+\s*\d+\s*(other|more)\b.*$/i;
const EMPLOYEES = /^(.+?)\s+employees?\b/i;

/**
 * Reads "IT Services & Consulting | 1 Lakh+ Employees | Public | 56 years old | Bengaluru + 394 more": industry first,
 * place last. A cell may have only the place. Returns null for other cells without bars.
 */
export function packedFactsIn(cell: string, places: Places): PackedCompanyFacts | null {
  const [industry = '', ...others] = cell.split(/\s*\|\s*/);
  if (others.length === 0) {
    const isPlaceAlone = OTHER_LOCATIONS.test(cell) && places.read(withoutOtherLocations(cell)).cities.length > 0;
    return isPlaceAlone ? { industry: '', headquarters: withoutOtherLocations(cell), employees: null } : null;
  }
  const employees = others.flatMap((part) => EMPLOYEES.exec(part)?.[1] ?? [])[0] ?? null;
  const last = others.at(-1)?.trim() ?? '';
  const place = withoutOtherLocations(last);
  const isPlace = place !== last || places.read(place).cities.length > 0;
  return { industry, headquarters: isPlace ? place : null, employees };
}

export function withoutOtherLocations(place: string): string {
  return place.replace(OTHER_LOCATIONS, '').trim();
}
