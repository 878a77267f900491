/**
 * Flattens JSON to texts by path: `{"pay": {"base": 3}}` is `pay.base`. Lists of names are joined by semicolons. Lists
 * of sentences or objects become one line per item.
 */
export function flatten(value: object, into = new Map<string, string>(), path = ''): ReadonlyMap<string, string> {
  for (const [name, part] of Object.entries(value)) {
    const here = path === '' ? name : `${path}.${name}`;
    if (Array.isArray(part)) into.set(here, textOfList(part));
    else if (typeof part === 'object' && part !== null) flatten(part, into, here);
    else into.set(here, textOf(part));
  }
  return into;
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

const MAX_WORDS_OF_NAME = 4;

function textOfList(list: readonly unknown[]): string {
  const isPlain = list.every((part) => typeof part !== 'object' || part === null);
  const texts = list.map((part) => (typeof part === 'object' && part !== null ? textOfObject(part) : textOf(part)));
  return texts.join(isPlain && !texts.some(isSentence) ? '; ' : '\n');
}

function isSentence(text: string): boolean {
  return /[.?!]$/.test(text) || text.split(/\s+/).length > MAX_WORDS_OF_NAME;
}

/** Returns the text of an object. Next to words, a number is metadata, such as a count or a level. */
function textOfObject(part: object): string {
  const texts = [...flatten(part).values()].filter((text) => text !== '');
  const words = texts.filter((text) => !/^(?:-?[\d.]+|true|false)$/.test(text));
  return (words.length === 0 ? texts : words).join(', ');
}
