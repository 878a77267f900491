import type { ImportColumn } from '../columns/column';
import { lineColumn } from '../columns/column';

/**
 * Glassdoor's dumps have the rating in the cell of the name, on a line of its own; others the number of reviews behind it ("Loom House3.73504 Reviews"). Signs of
 * marks and curly quotes are no part of a name either.
 */
const NOT_OF_COMPANY =
  /\s*\n\s*[1-5](?:\.\d)?\s*★?\s*$|\s+[1-5]\.\d\s*★\s*$|\s*[1-5]\.\d\s*\(?\d[\d.,]*\s*k?\+?\s*reviews?\)?$|[®™©“”]/giu;

/** Defines the column of a company's name, without which a row is of no use. */
export function companyColumn(parts: Pick<ImportColumn<string>, 'about' | 'guesses'>): ImportColumn<string> {
  return lineColumn({ ...parts, isRequired: true, maxLength: 120, without: NOT_OF_COMPANY });
}
