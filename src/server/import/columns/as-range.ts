import { MONTHS } from './read-date';

/** Matches "5-Mar" and "Mar-05". */
const DAY_AND_MONTH = /^(?:0?(\d{1,2})[-\s]([a-z]{3})|([a-z]{3})[-\s]0?(\d{1,2}))$/i;

/**
 * Restores a range that a spreadsheet converted to a day: "5-Mar" and "3-May" are "3-5". Other texts stay unchanged.
 */
export function asRange(text: string): string {
  const [, before, month, name, behind] = DAY_AND_MONTH.exec(text) ?? [];
  const place = MONTHS.indexOf((month ?? name ?? '').toLowerCase()) + 1;
  if (place === 0) return text;
  const [least, most] = [place, Number(before ?? behind)].toSorted((one, other) => one - other);
  return `${least}-${most}`;
}
