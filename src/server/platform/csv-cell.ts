/** Spreadsheets would run a cell that begins like this as a formula; some read on over signs without a width, and some take wide signs for the usual ones. */
const FORMULA = /^[\uFEFF\u200B-\u200F\u2060]*[=+\-@＝＋－＠\t\r]/;

/** Returns a text as a cell of CSV (RFC 4180); what a spreadsheet would run as a formula is kept from it. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return quotedCell(safe);
}

/** Returns a text as a cell of CSV (RFC 4180), with quotes if it needs them. */
export function quotedCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
