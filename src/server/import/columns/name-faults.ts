/** Matches "Loom Serv..." and "Loom Serv…", truncated by the source site. */
const CUT_OFF = /(?:\.{2,}|…)[\s'")\]]*$/;
/** Matches unfilled templates: "[Company Name]", "{{company}}", "<company>", "%NAME%". */
const PLACEHOLDER = /^(?:\s*(?:\[[^\]]*\]|\{+[^}]*\}+|<[^<>]*>|%\w+%))+\s*$/;
/** Matches "['Loom House', 'Dye House']" and "Loom House', 'Dye House". */
const LIST = /^[[(]\s*['"].*['"]\s*[\])]$|['"]\s*,\s*['"]/s;

export function unfilledReason(text: string): string | null {
  if (LIST.test(text)) return 'is a list, not a single name';
  return PLACEHOLDER.test(text) ? 'is a placeholder that nobody filled in' : null;
}

export function isTruncatedName(text: string): boolean {
  return CUT_OFF.test(text);
}
