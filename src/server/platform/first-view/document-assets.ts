import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptJoiner } from './joined-scripts';

/** A style sheet of the build. */
export interface StyleAsset {
  /** From the root of the origin. */
  readonly href: string;
  readonly text: string | null;
}

/** The built files that some code needs. */
export interface CodeAssets {
  /** Addresses from the root of the origin, in order. */
  readonly scripts: readonly string[];
  readonly styles: readonly StyleAsset[];
}

/** The built files of the client. */
export interface DocumentAssets extends CodeAssets {
  /** Addresses of fonts that every first view shows. */
  readonly preloads: readonly string[];
  /** By name of a chunk that comes with a route: what is loaded beside the first download. */
  readonly chunks: Readonly<Record<string, CodeAssets>>;
  /** The scripts that every document carries, before all others. */
  readonly inlineScripts: readonly string[];
  /** Returns the addresses that a document names for the scripts of a screen. */
  readonly join: (scripts: readonly string[]) => readonly string[];
}

/** The notices of licences: a sheet's own file keeps them, and a document need not repeat them. */
const NOTICES = /\/\*![\s\S]*?\*\//g;

/** The list of all files with their hashes: it is other after each release, and small, as what keeps early presses is. */
const FILE_LIST = /\/file-list\.[^/]*\.js$/;

/**
 * Reads what the client's build leaves; null if the client is not built. Throws for files of another form.
 * With `carriesStyle` documents carry the style sheets of their screen (at most 10 kB packed), because nothing is painted before
 * they are there and a request for them takes longer than they do.
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
    preloads: addresses(member(entry, 'assets')).filter((address) => /\/anek-latin\.[^/]*\.woff2$/.test(address)),
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
