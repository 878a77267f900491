/** Matches cells that spreadsheets run as formulas. Some skip zero-width characters or accept full-width ones. */
const FORMULA = /^[\uFEFF\u200B-\u200F\u2060]*[=+\-@＝＋－＠\t\r]/;

/** Returns a CSV cell (RFC 4180) that no spreadsheet runs as a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return quotedCell(safe);
}

/** Returns a CSV cell (RFC 4180), quoted if needed. */
export function quotedCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
