import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';

/** The minimum bytes of a listed part, after gzip. */
const MIN_BYTES = 150;

type Pieces = Map<string, boolean[]>;

/**
 * Returns one line per package and own module, with the bytes that the file would lose after gzip. Parts share packed
 * data, so they do not add up.
 */
export function explainBundle(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    const whole = packed(code);
    const parts = [...piecesOf(code, path)].map(([source, taken]) => ({
      source,
      bytes: whole - packed([...code].filter((_, index) => taken[index] !== true).join('')),
    }));
    const worth = parts.filter(({ bytes }) => bytes >= MIN_BYTES).toSorted((one, other) => other.bytes - one.bytes);
    return [
      `${path.slice(path.lastIndexOf('/') + 1)}, ${whole} bytes`,
      ...worth.map(({ source, bytes }) => `${String(bytes).padStart(8)}  ${source}`),
    ];
  });
}

function piecesOf(code: string, path: string): Pieces {
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  const pieces: Pieces = new Map();
  let index = 0;
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      const source = 'originalSource' in entry ? partOf(entry.originalSource) : 'runtime';
      const taken = pieces.get(source) ?? [];
      taken[index + column] = true;
      pieces.set(source, taken);
    }
    index += text.length + 1;
  }
  return pieces;
}

function partOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
  if (inPackage?.[1] !== undefined) return inPackage[1];
  return /(src\/.*)/.exec(source)?.[1] ?? 'runtime';
}

function packed(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}
