import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { CodeAssets, DocumentAssets } from './document-assets';
import { readDocumentAssets } from './document-assets';
import type { FirstViewModule } from './first-view';

export interface BuiltClient {
  readonly module: FirstViewModule;
  readonly assets: DocumentAssets;
  /** Returns hashes of a document's inline styles for the content security policy (`sha256-…`). */
  readonly styleHashesOf: (chunks: readonly string[]) => readonly string[];
  readonly scriptHashes: readonly string[];
}

export interface ClientPlace {
  readonly firstViewFile: string;
  readonly clientDirectory: string;
}

/** Returns null if the client is not built. Throws if the build is for another server version. */
async function loadBuiltClient(
  { firstViewFile, clientDirectory }: ClientPlace,
  carriesStyle: boolean,
): Promise<BuiltClient | null> {
  const assets = readDocumentAssets(clientDirectory, carriesStyle);
  if (assets === null || !existsSync(firstViewFile)) return null;
  // The time in the address defeats the module cache in development.
  const loaded: unknown = await import(`${pathToFileURL(firstViewFile).href}?built=${statSync(firstViewFile).mtimeMs}`);
  if (!isFirstViewModule(loaded)) {
    throw new Error(
      `${firstViewFile} does not export renderFirstView, loadAnswers and sharedAddressOf. Build it again: npm run build`,
    );
  }
  const scriptHashes = assets.inlineScripts.map(hashOf);
  return { module: loaded, assets, styleHashesOf: styleHashesIn(assets), scriptHashes };
}

function styleHashesIn(assets: DocumentAssets): BuiltClient['styleHashesOf'] {
  const hashesOf = ({ styles }: CodeAssets) => styles.flatMap(({ text }) => (text === null ? [] : [hashOf(text)]));
  const first = hashesOf(assets);
  const byChunk = new Map(Object.entries(assets.chunks).map(([name, code]) => [name, hashesOf(code)]));
  return (chunks) => [...new Set([...first, ...chunks.flatMap((name) => byChunk.get(name) ?? [])])];
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function isFirstViewModule(loaded: unknown): loaded is FirstViewModule {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'renderFirstView' in loaded &&
    typeof loaded.renderFirstView === 'function' &&
    'loadAnswers' in loaded &&
    typeof loaded.loadAnswers === 'function' &&
    'sharedAddressOf' in loaded &&
    typeof loaded.sharedAddressOf === 'function'
  );
}

/** Loads the client once. In development it is reloaded when the file changes. */
export function builtClientLoader(place: ClientPlace, reload: boolean): () => Promise<BuiltClient | null> {
  let loaded: Promise<BuiltClient | null> | null = null;
  let loadedAt = 0;
  return async () => {
    const builtAt = reload && existsSync(place.firstViewFile) ? statSync(place.firstViewFile).mtimeMs : 0;
    if (loaded === null || builtAt !== loadedAt) {
      loadedAt = builtAt;
      // In development the style sheet stays a file, which can be replaced in an open page.
      loaded = loadBuiltClient(place, !reload);
    }
    const client = await loaded;
    // The next visit tries again.
    if (client === null) loaded = null;
    return client;
  };
}
