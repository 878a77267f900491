import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the built files that a document needs, from the root of the origin. */
export interface DocumentAssets {
  /** Scripts of the first load, in order. */
  readonly scripts: readonly string[];
  /** Style sheets that the document names, in order; none where it carries them. */
  readonly styles: readonly string[];
  /** The style sheets as text, for the document to carry; null where it names them. */
  readonly inlineStyle: string | null;
  /** Fonts that the first view shows at once. */
  readonly preloads: readonly string[];
}

/**
 * Reads the manifest that the client's build leaves; null where the client is not built. Throws for a manifest of another form.
 * With `carriesStyle` the document holds its style sheets (under 10 kB packed), because nothing is painted before they are there
 * and a request for them takes longer than they do.
 */
export function readDocumentAssets(clientDirectory: string, carriesStyle: boolean): DocumentAssets | null {
  let text: string;
  try {
    text = readFileSync(join(clientDirectory, 'manifest.json'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const entry = member(member(JSON.parse(text), 'entries'), 'client');
  const initial = member(entry, 'initial');
  const styles = addresses(member(initial, 'css')).filter((address) => address.endsWith('.css'));
  return {
    scripts: addresses(member(initial, 'js')).filter((address) => /\.m?js$/.test(address)),
    styles: carriesStyle ? [] : styles,
    inlineStyle: carriesStyle
      ? styles.map((address) => readFileSync(join(clientDirectory, address), 'utf8')).join('')
      : null,
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
