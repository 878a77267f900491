/** A name in three parts, the middle one being what was searched for. */
export interface NameMatch {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Returns where a name has the searched text, whatever its case and spaces; null if it does not have it. */
export function matchInName(name: string, search: string): NameMatch | null {
  const words = search.trim().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return null;
  const pattern = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s+');
  const found = new RegExp(pattern, 'iu').exec(name);
  if (found === null) return null;
  const [match] = found;
  return { before: name.slice(0, found.index), match, after: name.slice(found.index + match.length) };
}
