/** A member name or an index, from the root of a JSON value to a place in it. */
export type Path = readonly (string | number)[];

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the JSON value of a text; undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the value at a place; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const step of path) {
    if (Array.isArray(found)) found = found[Number(step)];
    else if (isObject(found)) found = found[step];
    else return undefined;
  }
  return found;
}

/** Returns a copy of a value with another value at a place; undefined takes the member away. */
export function withValueAt(value: unknown, path: Path, replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (index !== Number(step)) return [item];
      const changed = withValueAt(item, rest, replacement);
      return changed === undefined ? [] : [changed];
    });
  }
  if (!isObject(value)) return value;
  const { [step]: current, ...others } = value;
  const changed = withValueAt(current, rest, replacement);
  return changed === undefined ? others : { ...value, [step]: changed };
}

/** Returns the steps of a pointer such as `/items/0/postId`. */
export function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the things of a list by a key, in the order in which the keys come. */
export function groupedBy<Thing>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => string,
): ReadonlyMap<string, readonly Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return groups;
}
