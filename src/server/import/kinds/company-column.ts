import type { ImportColumn } from '../columns/column';
import { lineColumn } from '../columns/column';

/** Glassdoor's dumps have the rating in the cell of the name, on a line of its own. */
const RATING_BEHIND = /\s*\n\s*[1-5](?:\.\d)?\s*★?\s*$|\s+[1-5]\.\d\s*★\s*$/;

/** Defines the column of a company's name, without which a row is of no use. */
export function companyColumn(parts: Pick<ImportColumn<string>, 'about' | 'guesses'>): ImportColumn<string> {
  return lineColumn({ ...parts, isRequired: true, maxLength: 120, without: RATING_BEHIND });
}
