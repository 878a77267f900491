export type Path = readonly (string | number)[];

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const step of path) {
    if (Array.isArray(found)) found = found[Number(step)];
    else if (isObject(found)) found = found[step];
    else return undefined;
  }
  return found;
}

/** Returns a copy of a value with another value at a path. Undefined removes the member. */
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

export function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

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
