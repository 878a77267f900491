import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMED_CHUNKS_FILE } from './named-chunks';

/**
 * The file next to manifest.json that names the joined scripts: `{ "/static/js/async/a.1.js /static/js/async/b.2.js":
 * "/static/js/joined/0f….js" }`.
 */
export const JOINED_SCRIPTS_FILE = 'joined.json';
const FOLDER = '/static/js/joined';
/** Matches views of attachments, which are needed depending on a document's posts. */
const ATTACHMENT = /^post-/;
const MAX_ATTACHMENTS = 7;

type NamedChunks = Readonly<Record<string, readonly string[]>>;

/**
 * Joins the scripts that a document names: the scripts of a screen, and each selection of attachments, since a request costs more than its bytes. Scripts
 * register themselves, so later screens fetch only what they lack. Returns the number of files.
 */
export function joinScripts(clientFolder: string, screens: readonly (readonly string[])[]): number {
  const chunks: NamedChunks = JSON.parse(readFileSync(join(clientFolder, NAMED_CHUNKS_FILE), 'utf8'));
  const addresses = new Map<string, string>();
  mkdirSync(join(clientFolder, FOLDER), { recursive: true });
  for (const scripts of joinedSets(chunks, screens)) {
    const content = scripts.map((address) => readFileSync(join(clientFolder, address), 'utf8')).join('\n');
    const address = `${FOLDER}/${createHash('sha256').update(content).digest('hex').slice(0, 10)}.js`;
    writeFileSync(join(clientFolder, address), content);
    addresses.set(scripts.join(' '), address);
  }
  writeFileSync(join(clientFolder, JOINED_SCRIPTS_FILE), JSON.stringify(Object.fromEntries(addresses)));
  return addresses.size;
}

/** Returns sets of two or more, sorted. Exported for its test. */
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
