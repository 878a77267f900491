import { groupedBy } from '../values';

/** Returns which of the texts occur in another text. */
export type TextFinder = (within: string) => readonly string[];

const BUCKETS = 65_536;

/** Creates a finder that scans a text once for any number of texts. Longer matches are returned first. */
export function textFinder(texts: readonly string[]): TextFinder {
  const sought = texts.filter((text) => text !== '').toSorted((one, other) => other.length - one.length);
  const width = sought.at(-1)?.length ?? 0;
  const byStart = groupedBy(sought, (text) => text.slice(0, width));
  const isStart = new Uint8Array(BUCKETS);
  for (const start of byStart.keys()) isStart[bucketAt(start, 0, width)] = 1;
  return (within) => {
    const found = new Set<string>();
    for (let at = 0; width > 0 && at <= within.length - width; at += 1) {
      if (isStart[bucketAt(within, at, width)] === 0) continue;
      for (const text of byStart.get(within.slice(at, at + width)) ?? [])
        if (within.startsWith(text, at)) found.add(text);
    }
    return sought.filter((text) => found.has(text));
  };
}

/** Returns the bucket for a window of a text, computed from its first four code units. */
function bucketAt(text: string, at: number, width: number): number {
  let bucket = 0;
  for (let unit = 0; unit < width && unit < 4; unit += 1)
    bucket = ((bucket << 4) ^ text.charCodeAt(at + unit)) % BUCKETS;
  return bucket;
}
