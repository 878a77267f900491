/** The middle part is as typed. It is empty without a match. */
export type MatchedText = readonly [before: string, match: string, after: string];

/** Finds the typed text, or the longest of its words, at the start of a word. */
export function matchingPart(label: string, typed: string): MatchedText {
  const words = typed
    .trim()
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length);
  const low = label.toLowerCase();
  for (const part of [typed.trim(), ...words]) {
    const wanted = part.toLowerCase();
    if (wanted === '') continue;
    for (let at = low.indexOf(wanted); at !== -1; at = low.indexOf(wanted, at + 1)) {
      if (at > 0 && /[\p{L}\p{M}\p{N}]/u.test(low[at - 1] ?? '')) continue;
      // A vowel sign stays with its consonant.
      const signs = /^\p{M}*/u.exec(label.slice(at + wanted.length))?.[0] ?? '';
      const end = at + wanted.length + signs.length;
      return [label.slice(0, at), label.slice(at, end), label.slice(end)];
    }
  }
  return [label, '', ''];
}
