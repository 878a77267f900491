export interface AwardAddress {
  readonly year: number | null;
  readonly category: string | null;
}

const BEST = /^best-(?:(.+)-)?companies-to-work-in-india-(\d{4})$/;
const STARTUPS = 'best-tech-startups';

/**
 * Parses `best-large-companies-to-work-in-india-2025`, `best-companies-to-work-in-india-2025`, `best-tech-startups`, or
 * a year. `tag` names a category if `part` does not. Returns null for other parts.
 */
export function readAwardQuery(part: string, tag: string | null): AwardAddress | null {
  const [, kind, year] = BEST.exec(part) ?? [];
  if (year !== undefined) return { year: Number(year), category: kind ?? tag };
  if (part === STARTUPS) return { year: null, category: 'tech-startups' };
  return /^\d{4}$/.test(part) ? { year: Number(part), category: tag } : null;
}

export function readTopRated(name: string, year: number): AwardAddress {
  return { year, category: name.replace(/-companies$/, '') };
}
