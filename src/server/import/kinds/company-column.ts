import type { ImportColumn } from '../columns/column';
import { lineColumn } from '../columns/column';

/**
 * Matches additions to a name. Glassdoor's dumps have the rating on a second line; others append it ("Loom House3.73504
 * Reviews"). Trademark signs and curly quotes are dropped too.
 */
const NOT_OF_COMPANY =
  /\s*\n\s*[1-5](?:\.\d)?\s*★?\s*$|\s+[1-5]\.\d\s*★\s*$|\s*[1-5]\.\d\s*\(?\d[\d.,]*\s*k?\+?\s*reviews?\)?$|[®™©“”]/giu;

export function companyColumn(parts: Pick<ImportColumn<string>, 'about' | 'guesses'>): ImportColumn<string> {
  return lineColumn({ ...parts, isRequired: true, maxLength: 120, without: NOT_OF_COMPANY });
}
