/** Adapters and their worlds are not the app's state. */
const WORLD = /^(Memory|Manual|Counting)/;

export function saysWord(text: string, word: string): boolean {
  const parts = text.split(word);
  return parts.some((part, index) => index > 0 && !/\w$/.test(parts[index - 1] ?? '') && !/^\w/.test(part));
}

/**
 * Paths whose state contains one of these words, or marks something as the viewer's own. Reads state only, without
 * calling methods.
 */
export function personalTracesIn(root: object, words: readonly string[]): readonly string[] {
  const traces: string[] = [];
  const seen = new Set<object>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && words.some((word) => saysWord(value, word))) traces.push(`${path}: ${value}`);
    if (typeof value !== 'object' || value === null || seen.has(value) || WORLD.test(value.constructor?.name)) return;
    seen.add(value);
    for (const [name, member] of membersOf(value)) {
      if (isOwn(name, member)) traces.push(`${path}.${name}: ${String(member)}`);
      walk(member, `${path}.${name}`);
    }
  };
  walk(root, root.constructor.name);
  return traces;
}

function isOwn(name: string, value: unknown): boolean {
  return (
    (/^(isMine|followed|isFollowed|isReader|isWriter|isLoggedIn)$/.test(name) && value === true) ||
    (name === 'myVote' && value !== 'none')
  );
}

function membersOf(value: object): readonly (readonly [string, unknown])[] {
  if (value instanceof Map) return [...value].map(([key, member]) => [String(key), member]);
  if (value instanceof Set) return [...value].map((member, index) => [String(index), member]);
  return [...new Set([...Object.keys(value), ...gettersOf(value)])].map((name) => [name, Reflect.get(value, name)]);
}

function gettersOf(value: object): readonly string[] {
  const names: string[] = [];
  for (let type: unknown = Object.getPrototypeOf(value); isClassPrototype(type); type = Object.getPrototypeOf(type)) {
    for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(type))) if (get) names.push(name);
  }
  return names;
}

function isClassPrototype(value: unknown): value is object {
  return typeof value === 'object' && value !== null && value !== Object.prototype && value !== Array.prototype;
}
