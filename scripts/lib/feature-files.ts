import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FeatureFile {
  readonly path: string;
  readonly about: string;
}

export interface FeatureLayer {
  readonly layer: string;
  readonly files: readonly FeatureFile[];
}

interface Source {
  readonly path: string;
  readonly text: string;
}

const LAYERS: readonly (readonly [layer: string, prefix: string])[] = [
  ['contract', 'openapi/'],
  ['core', 'src/core/'],
  ['adapters', 'src/adapters/'],
  ['stores', 'src/stores/'],
  ['views', 'src/views/'],
  ['app', 'src/app/'],
  ['server', 'src/server/'],
  ['tests', 'tests/'],
];
const LISTED = /\.(tsx?|yaml|css|sql)$/;
const MIGRATIONS = 'src/server/platform/migrations/';
const LEFT_OUT = /\/generated\/|^tests\/(architecture|ledger)\//;

export function featuresOf(root: string): readonly string[] {
  const contexts = readdirSync(join(root, 'src/core'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return contexts.flatMap(({ name }) => readdirSync(join(root, 'src/core', name))).toSorted();
}

/**
 * Returns a feature's files by layer. Finds them by path, name, contract tag, import of its core, or its tables' names.
 */
export function filesOfFeature(root: string, feature: string): readonly FeatureLayer[] {
  const sources = LAYERS.flatMap(([, prefix]) => sourcesUnder(root, prefix.slice(0, -1)));
  const noun = new RegExp(`[/-]${feature}[/.-]`);
  const importsCore = new RegExp(`from '@/core/[^/]+/${feature}/`);
  const tags = new RegExp(`^ {6}tags: .*\\b${feature}\\b(?!-)`, 'm');
  const tables = tablesOf(sources, feature);
  const belongs = ({ path, text }: Source): boolean => {
    if (noun.test(`/${path}`)) return true;
    if (path.startsWith('openapi/')) return tags.test(text);
    if (path.startsWith(MIGRATIONS)) return tables.some((table) => text.includes(table));
    return /^(src\/(adapters|app)|tests)\//.test(path) && importsCore.test(text);
  };
  const files = sources.filter(belongs).map((source) => ({ path: source.path, about: firstSentence(source) }));
  return LAYERS.map(([layer, prefix]) => ({
    layer,
    files: files.filter(({ path }) => path.startsWith(prefix)),
  })).filter((layer) => layer.files.length > 0);
}

function tablesOf(sources: readonly Source[], feature: string): readonly string[] {
  return sources.flatMap(({ path, text }) => {
    const [, schema] = new RegExp(`/platform/schema/([^/]+)/${feature}\\.ts$`).exec(path) ?? [];
    if (schema === undefined) return [];
    return [...text.matchAll(/\.table\(\s*'(\w+)'/g)].map(([, table]) => `"${schema}"."${table}"`);
  });
}

function sourcesUnder(root: string, folder: string): readonly Source[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => LISTED.test(path) && !LEFT_OUT.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function firstSentence({ path, text }: Source): string {
  if (path.endsWith('.yaml')) return /^ {2}summary: (.+)$/m.exec(text)?.[1] ?? '';
  if (path.includes('.test.')) return /describe(?:\.\w+)?\(\s*'([^']+)'/.exec(text)?.[1] ?? '';
  if (path.endsWith('.sql'))
    return sentenceOf(/^-- .*(?:\n-- .*)*/.exec(text)?.[0].replaceAll(/^-- /gm, '').replaceAll('\n', ' ') ?? '');
  const comments = [...text.matchAll(/\/\*\*?([\s\S]*?)\*\//g)].map(([, inside = '']) =>
    inside
      .replaceAll(/^\s*\* ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const words = comments.find((comment) => !comment.startsWith('Props of ')) ?? '';
  return sentenceOf(words);
}

function sentenceOf(words: string): string {
  return /^.*?\.(?= |$)/.exec(words)?.[0] ?? words;
}
