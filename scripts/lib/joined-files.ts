import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMED_CHUNKS_FILE } from './named-chunks';

/** The file beside manifest.json that names the joined scripts: `{ "/static/js/async/a.1.js /static/js/async/b.2.js": "/static/js/joined/0f….js" }`. */
export const JOINED_FILE = 'joined.json';
const FOLDER = '/static/js/joined';
/** The views of posts' attachments are chunks of such names; which of them a document needs depends on the posts it shows. */
const ATTACHMENT = /^post-/;
/** Each selection of them is a file, so their number is limited. */
const MAX_ATTACHMENTS = 7;

/** Addresses of built files by the name of their chunk. */
type NamedChunks = Readonly<Record<string, readonly string[]>>;

/**
 * Writes the scripts that a document names together as one file each: those of a screen, and each selection of attachments' views.
 * On a slow network a request takes longer than what it brings. `screens` has the names of the chunks of each screen. Every script registers itself under its own id, so a later screen fetches only
 * what it lacks. Returns the number of files.
 */
export function writeJoinedFiles(clientFolder: string, screens: readonly (readonly string[])[]): number {
  const chunks: NamedChunks = JSON.parse(readFileSync(join(clientFolder, NAMED_CHUNKS_FILE), 'utf8'));
  const addresses = new Map<string, string>();
  mkdirSync(join(clientFolder, FOLDER), { recursive: true });
  for (const scripts of joinedSets(chunks, screens)) {
    const content = scripts.map((address) => readFileSync(join(clientFolder, address), 'utf8')).join('\n');
    const address = `${FOLDER}/${createHash('sha256').update(content).digest('hex').slice(0, 10)}.js`;
    writeFileSync(join(clientFolder, address), content);
    addresses.set(scripts.join(' '), address);
  }
  writeFileSync(join(clientFolder, JOINED_FILE), JSON.stringify(Object.fromEntries(addresses)));
  return addresses.size;
}

/** Returns the sets of scripts that documents name together, each sorted, of two at least. Exported for its test. */
export function joinedSets(
  chunks: NamedChunks,
  screens: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const attachments = Object.keys(chunks).filter((name) => ATTACHMENT.test(name));
  if (attachments.length > MAX_ATTACHMENTS)
    throw new Error(
      `${attachments.length} views of attachments make ${2 ** attachments.length} files: put rare ones into one chunk.`,
    );
  const sets = [...screens, ...selectionsOf(attachments)].map((names) => scriptsOf(chunks, names));
  const unique = new Map(sets.map((scripts) => [scripts.join(' '), scripts]));
  return [...unique.values()].filter(({ length }) => length > 1);
}

function scriptsOf(chunks: NamedChunks, names: readonly string[]): readonly string[] {
  const scripts = names.flatMap((name) => chunks[name] ?? []).filter((address) => address.endsWith('.js'));
  return [...new Set(scripts)].toSorted();
}

function selectionsOf(names: readonly string[]): readonly (readonly string[])[] {
  const [first, ...others] = names;
  if (first === undefined) return [[]];
  return selectionsOf(others).flatMap((selection) => [selection, [first, ...selection]]);
}
