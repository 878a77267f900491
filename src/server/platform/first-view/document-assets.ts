import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the built files that a document needs, from the root of the origin. */
export interface DocumentAssets {
  /** Scripts of the first load, in order. */
  readonly scripts: readonly string[];
  /** Style sheets of the first load, in order. */
  readonly styles: readonly string[];
  /** Fonts that the first view shows at once. */
  readonly preloads: readonly string[];
}

/** Reads the manifest that the client's build leaves; null where the client is not built. Throws for a manifest of another form. */
export function readDocumentAssets(clientDirectory: string): DocumentAssets | null {
  let text: string;
  try {
    text = readFileSync(join(clientDirectory, 'manifest.json'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const entry = member(member(JSON.parse(text), 'entries'), 'client');
  const initial = member(entry, 'initial');
  return {
    scripts: addresses(member(initial, 'js')).filter((address) => /\.m?js$/.test(address)),
    styles: addresses(member(initial, 'css')).filter((address) => address.endsWith('.css')),
    preloads: addresses(member(entry, 'assets')).filter((address) => /latin-[^/]*\.woff2$/.test(address)),
  };
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function addresses(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
