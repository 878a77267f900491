export interface LabelPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a label into parts, of which those that match the typed text or one of its words at the start of a word. */
export function matchingParts(label: string, typed: string): readonly LabelPart[] {
  const wanted = [typed, ...typed.split(/\s+/)]
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length);
  const parts: LabelPart[] = [];
  let start = 0;
  for (let at = 0; at < label.length; at += 1) {
    if (at > 0 && /[\p{L}\p{M}\p{N}]/u.test(label[at - 1] ?? '')) continue;
    const match = wanted.find((text) => label.slice(at, at + text.length).toLowerCase() === text);
    if (match === undefined) continue;
    // A vowel sign stays with its consonant.
    const signs = /^\p{M}*/u.exec(label.slice(at + match.length))?.[0] ?? '';
    const end = at + match.length + signs.length;
    if (at > start) parts.push({ text: label.slice(start, at), isMatch: false });
    parts.push({ text: label.slice(at, end), isMatch: true });
    start = end;
    at = end - 1;
  }
  return start < label.length ? [...parts, { text: label.slice(start), isMatch: false }] : parts;
}
