import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptJoiner } from './joined-scripts';

export interface StyleAsset {
  readonly href: string;
  readonly text: string | null;
}

export interface CodeAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly StyleAsset[];
}

export interface DocumentAssets extends CodeAssets {
  readonly preloads: readonly string[];
  /** Assets by chunk of a lazy route. */
  readonly chunks: Readonly<Record<string, CodeAssets>>;
  readonly inlineScripts: readonly string[];
  readonly join: (scripts: readonly string[]) => readonly string[];
}

/** Matches licence notices. The sheet's own file keeps them, so documents need not. */
const NOTICES = /\/\*![\s\S]*?\*\//g;

/** Matches the list of all files with hashes, which is small and different in each release. */
const FILE_LIST = /\/file-list\.[^/]*\.js$/;

/**
 * Returns null if the client is not built. Throws for unknown formats. With `carriesStyle`, documents inline their
 * style sheets (at most 10 kB packed), because painting waits for them and a request takes longer.
 */
export function readDocumentAssets(clientDirectory: string, carriesStyle: boolean): DocumentAssets | null {
  const manifest = readJson(join(clientDirectory, 'manifest.json'));
  const chunks = readJson(join(clientDirectory, 'chunks.json'));
  if (manifest === null || chunks === null) return null;
  const textOf = (href: string): string => readFileSync(join(clientDirectory, href), 'utf8').replaceAll(NOTICES, '');
  const codeOf = (files: readonly string[]): CodeAssets => ({
    scripts: files.filter((address) => /\.m?js$/.test(address)),
    styles: files
      .filter((address) => address.endsWith('.css'))
      .map((href) => ({ href, text: carriesStyle ? textOf(href) : null })),
  });
  const entry = member(member(manifest, 'entries'), 'client');
  const initial = member(entry, 'initial');
  const scripts = addresses(member(initial, 'js'));
  const isCarried = (address: string): boolean => FILE_LIST.test(address);
  return {
    ...codeOf([...scripts.filter((address) => !isCarried(address)), ...addresses(member(initial, 'css'))]),
    preloads: addresses(member(entry, 'assets')).filter((address) =>
      /\/anek-(?:latin|rupee)\.[^/]*\.woff2$/.test(address),
    ),
    chunks: Object.fromEntries(Object.entries(chunks).map(([name, files]) => [name, codeOf(addresses(files))])),
    inlineScripts: [...addresses(member(chunks, 'early')), ...scripts.filter(isCarried)].map((address) =>
      readFileSync(join(clientDirectory, address), 'utf8'),
    ),
    join: scriptJoiner(readJson(join(clientDirectory, 'joined.json')) ?? {}),
  };
}

function readJson(file: string): object | null {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof json !== 'object' || json === null) throw new Error(`${file} is no object.`);
    return json;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function addresses(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
