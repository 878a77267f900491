/** "Loom Serv...", "Loom Serv…": the site that the file is of had no room for more. */
const CUT_OFF = /(?:\.{2,}|…)[\s'")\]]*$/;
/** "[Company Name]", "{{company}}", "<company>", "%NAME%": a template that nobody filled in. */
const PLACEHOLDER = /^(?:\s*(?:\[[^\]]*\]|\{+[^}]*\}+|<[^<>]*>|%\w+%))+\s*$/;
/** "['Loom House', 'Dye House']", "Loom House', 'Dye House" */
const LIST = /^[[(]\s*['"].*['"]\s*[\])]$|['"]\s*,\s*['"]/s;

/** Returns why a text stands where a name or a text should be and was not; null if it may be one. */
export function unfilledReason(text: string): string | null {
  if (LIST.test(text)) return 'reads as a list, and not as one name';
  return PLACEHOLDER.test(text) ? 'is a placeholder that nobody filled in' : null;
}

/** Returns whether only the beginning of a text is there. */
export function isCutOff(text: string): boolean {
  return CUT_OFF.test(text);
}
