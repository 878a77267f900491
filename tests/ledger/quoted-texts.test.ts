import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readDecisions, readRequirements } from './ledger-files';

/** Entries without a screen text, or with separated parts. */
const NO_TEXT: Readonly<Record<string, string>> = {
  'OV-UNEMPLOYED': 'The quotation is a note of the specification.',
  'RO-CLAIMED': 'Its last word is a link of its own.',
  'VA-DURATION': 'The quotation is a pattern.',
  'VA-DATE-RANGE': 'The quotation is a pattern.',
};

/** Plain marks, single spaces, lower case. */
function plain(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

function quotedIn(entry: string): readonly string[] {
  const quoted = [
    ...entry.matchAll(/"([^"]{8,})"/g),
    ...entry.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w)){8,}?)'(?!\w)/g),
  ].map(([, text = '']) => text);
  return quoted
    .filter((text) => text.includes(' '))
    .flatMap((text) => text.split(/\{[^}]*\}|<[^>]*>|\.\.\.|\b[XN]\b/).map((part) => part.trim()))
    .filter((part) => part.length > 5);
}

function productTexts(): string {
  const project = fileURLToPath(new URL('../..', import.meta.url));
  const files = ['src', 'openapi', 'public'].flatMap((root) =>
    readdirSync(path.join(project, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|yaml|json|md)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.join(project, root, name)),
  );
  return plain(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

it('every text that an entry quotes stands in the product, or a decision names the entry', () => {
  const texts = productTexts();
  const decisions = readDecisions();
  const entries = readRequirements().map(({ id, text }) => ({ id, parts: quotedIn(plain(text)) }));
  expect(entries.flatMap(({ parts }) => parts).length).toBeGreaterThan(50);
  const missing = entries
    .filter(({ id }) => !(id in NO_TEXT) && !new RegExp(`\\b${id}\\b(?!-)`).test(decisions))
    .flatMap(({ id, parts }) => parts.filter((part) => !texts.includes(part)).map((part) => `${id}: ${part}`));
  expect(missing).toEqual([]);
});
