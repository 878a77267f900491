export interface AwardAddress {
  /** Null for the newest edition that has a list. */
  readonly year: number | null;
  /** A url name, null for the first category. */
  readonly category: string | null;
}

const BEST = /^best-(?:(.+)-)?companies-to-work-in-india-(\d{4})$/;
const STARTUPS = 'best-tech-startups';

/**
 * Reads the last part of `/awards/{query}`: `best-large-companies-to-work-in-india-2025`, `best-companies-to-work-in-india-2025`,
 * `best-tech-startups`, or a year alone. `tag` names a category if that part does not. Returns null for a part that is none of these.
 */
export function readAwardQuery(part: string, tag: string | null): AwardAddress | null {
  const [, kind, year] = BEST.exec(part) ?? [];
  if (year !== undefined) return { year: Number(year), category: kind ?? tag };
  if (part === STARTUPS) return { year: null, category: 'tech-startups' };
  return /^\d{4}$/.test(part) ? { year: Number(part), category: tag } : null;
}

/** Reads the name in `top-rated-{name}-to-work-2025`, which may end in "companies". */
export function readTopRated(name: string, year: number): AwardAddress {
  return { year, category: name.replace(/-companies$/, '') };
}
