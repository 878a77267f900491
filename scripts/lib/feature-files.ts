import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a feature: path from the project's root, and the first sentence of what it says about itself. */
export interface FeatureFile {
  readonly path: string;
  readonly about: string;
}

/** A layer's name with the feature's files in it. */
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
const LISTED = /\.(tsx?|yaml|css)$/;
const LEFT_OUT = /\/generated\/|^tests\/(architecture|ledger)\//;

/** Every noun that is a folder of the core. */
export function featuresOf(root: string): readonly string[] {
  return readdirSync(join(root, 'src/core')).toSorted();
}

/**
 * All files of a feature, by layer. A file belongs to it when the noun stands in its path, when it is an adapter, a part
 * of app or a test that imports the feature's core, or when it declares or handles an operation that a port of the feature names.
 */
export function filesOfFeature(root: string, feature: string): readonly FeatureLayer[] {
  const sources = LAYERS.flatMap(([, prefix]) => sourcesUnder(root, prefix.slice(0, -1)));
  const operations = operationsOf(sources, feature);
  const noun = new RegExp(`[/-]${feature}[/.-]`);
  const importsCore = new RegExp(`from '@/core/${feature}/`);
  const declares = new RegExp(`operationId: (${operations.join('|')})\\b`);
  const handles = new RegExp(`\\b(${operations.join('|')})\\b`);
  const belongs = ({ path, text }: Source): boolean => {
    if (noun.test(`/${path}`)) return true;
    if (/^(src\/(adapters|app)|tests)\//.test(path) && importsCore.test(text)) return true;
    if (operations.length === 0) return false;
    if (path.startsWith('openapi/')) return declares.test(text);
    return path.startsWith('src/server/services/') && handles.test(text);
  };
  const files = sources.filter(belongs).map((source) => ({ path: source.path, about: firstSentence(source) }));
  return LAYERS.map(([layer, prefix]) => ({
    layer,
    files: files.filter(({ path }) => path.startsWith(prefix)),
  })).filter((layer) => layer.files.length > 0);
}

/** Methods of the feature's ports that are operations of a contract. */
function operationsOf(sources: readonly Source[], feature: string): readonly string[] {
  const contract = sources.filter(({ path }) => path.startsWith('openapi/'));
  const declared = new Set(
    contract.flatMap(({ text }) => [...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id)),
  );
  const ports = sources.filter(({ path }) => path.startsWith(`src/core/${feature}/`) && path.endsWith('.port.ts'));
  const methods = ports.flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+)\(/gm)].map(([, name = '']) => name));
  return methods.filter((name) => declared.has(name));
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
  const comments = [...text.matchAll(/\/\*\*?([\s\S]*?)\*\//g)].map(([, inside = '']) =>
    inside
      .replaceAll(/^\s*\* ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const words = comments.find((comment) => !comment.startsWith('Props of ')) ?? '';
  return /^.*?\.(?= |$)/.exec(words)?.[0] ?? words;
}
