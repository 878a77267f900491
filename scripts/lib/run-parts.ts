export interface Part<T> {
  readonly name: string;
  readonly after?: readonly string[];
  readonly cores?: number;
  run(): Promise<T>;
}

export interface EndedPart<T> {
  readonly name: string;
  readonly outcome: T;
  readonly seconds: number;
}

export interface PartListener<T> {
  started(name: string): void;
  ended(part: EndedPart<T>): void;
}

/**
 * Runs parts in order as their needs and cores allow. Returns them in order of completion. Throws for cycles, unknown
 * parts and too many cores.
 */
export async function runParts<T>(
  parts: readonly Part<T>[],
  cores: number,
  listener: PartListener<T>,
): Promise<readonly EndedPart<T>[]> {
  const waiting = [...parts];
  const running = new Map<string, Promise<void>>();
  const ended: EndedPart<T>[] = [];
  let free = cores;
  const isReady = ({ after = [], cores: needed = 1 }: Part<T>): boolean =>
    needed <= free && after.every((name) => ended.some((part) => part.name === name));

  const start = async ({ name, run, cores: kept = 1 }: Part<T>): Promise<void> => {
    const begin = performance.now();
    free -= kept;
    listener.started(name);
    const part = { name, outcome: await run(), seconds: (performance.now() - begin) / 1000 };
    free += kept;
    running.delete(name);
    ended.push(part);
    listener.ended(part);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    const [part] = next === -1 ? [] : waiting.splice(next, 1);
    if (part !== undefined) running.set(part.name, start(part));
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`Never ready: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
  return ended;
}
