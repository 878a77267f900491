import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Source } from './source-tree';
import { handWrittenFiles, handWrittenSources, nodesWhere, placeOf } from './source-tree';

const MAX_LINES = 400;
const SUFFIXES =
  'use-case|port|rules|store|view|module|feature|screen|part|adapters|memory|service|policy|presenter|queries|contract|cases|personas|long|test|d';
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const CODE = /\.(tsx?|mjs|cjs|css)$/;

const files = handWrittenFiles();
const sources = handWrittenSources();
const product = sources.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path));

const modifiersOf = (node: ts.Node): readonly ts.ModifierLike[] =>
  ts.canHaveModifiers(node) ? (node.modifiers ?? []) : [];
const hasModifier = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  modifiersOf(node).some((modifier) => modifier.kind === kind);
const isExported = (node: ts.Node): boolean => hasModifier(node, ts.SyntaxKind.ExportKeyword);
const isConst = (node: ts.AsExpression): boolean => node.type.getText() === 'const';

function places(among: readonly Source[], test: (node: ts.Node) => boolean): readonly string[] {
  return among.flatMap((source) => nodesWhere(source.tree, test).map((node) => placeOf(source, node)));
}

function withoutDoc({ tree }: Source): readonly ts.Statement[] {
  return tree.statements.filter(
    (statement) =>
      isExported(statement) && ts.isClassDeclaration(statement) && ts.getJSDocCommentsAndTags(statement).length === 0,
  );
}

const folder = temporaryFolders('lint');

/** Counts globals that the lint rules refuse in a view's file with these values. */
function refusedIn(name: string, values: string): number {
  const root = folder();
  mkdirSync(join(root, 'src/views/talk/posting'), { recursive: true });
  copyFileSync('biome.json', join(root, 'biome.json'));
  writeFileSync(join(root, 'src/views/talk/posting', name), `export const used = () => [${values}];\n`);
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedGlobals', 'src'];
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: root, encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toContain('Checked 1 file');
  return `${stdout}${stderr}`.split('Do not use the global variable').length - 1;
}

describe('house rules', () => {
  it(`keep every hand-written file at or under ${MAX_LINES} lines`, () => {
    const long = files.filter(
      (path) => CODE.test(path) && readFileSync(path, 'utf8').split('\n').length > MAX_LINES + 1,
    );
    expect(long).toEqual([]);
  });

  it('name files in kebab-case, with a suffix from the closed list', () => {
    const wrong = files.filter((path) => {
      if (!CODE.test(path)) return false;
      const [name = '', ...rest] = path.slice(path.lastIndexOf('/') + 1).split('.');
      const suffixes = rest.slice(0, -1);
      const known = new RegExp(`^(${SUFFIXES})$`);
      return !KEBAB.test(name) || suffixes.length > 2 || !suffixes.every((suffix) => known.test(suffix));
    });
    expect(wrong).toEqual([]);
  });

  it('keep one snapshot of the schema, that of the last migration', () => {
    const { entries }: { entries: readonly { tag: string }[] } = JSON.parse(
      readFileSync('src/server/platform/migrations/meta/_journal.json', 'utf8'),
    );
    const last = entries.at(-1)?.tag.slice(0, 4);
    expect(readdirSync('src/server/platform/migrations/meta')).toEqual([`${last}_snapshot.json`, '_journal.json']);
  });

  it('name folders in kebab-case', () => {
    const wrong = files.filter(
      (path) =>
        !path
          .split('/')
          .slice(0, -1)
          .every((folder) => KEBAB.test(folder)),
    );
    expect(wrong).toEqual([]);
  });

  it('export by name only', () => {
    const isDefault = (node: ts.Node): boolean =>
      ts.isExportAssignment(node) || hasModifier(node, ts.SyntaxKind.DefaultKeyword);
    expect(places(sources, isDefault)).toEqual([]);
  });

  it('re-export nothing', () => {
    const isReExport = (node: ts.Node): boolean => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined;
    expect(places(sources, isReExport)).toEqual([]);
  });

  it('cast nothing in product code', () => {
    const isCast = (node: ts.Node): boolean => ts.isAsExpression(node) && !isConst(node);
    expect(places(product, isCast)).toEqual([]);
  });

  it('explain every use case and store', () => {
    const explained = product.filter(({ path }) => /\.(use-case|store)\.ts$/.test(path));
    const bare = explained.flatMap((source) => withoutDoc(source).map((statement) => placeOf(source, statement)));
    expect(bare).toEqual([]);
  });

  it('read no clock, no chance and no timer in the core', () => {
    const impure = /^(Date\.now|Math\.random|setTimeout|setInterval|crypto\.randomUUID|performance\.now)$/;
    const core = product.filter(({ path }) => path.startsWith('src/core/'));
    const isImpure = (node: ts.Node): boolean =>
      (ts.isCallExpression(node) && impure.test(node.expression.getText())) ||
      (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments ?? []).length === 0);
    expect(places(core, isImpure)).toEqual([]);
  });

  it("know India's offset from UTC and the name of its zone in one file", () => {
    const offset = /\b5\.5 \* |\+05:?30\b|\b19_?800(_000)?\b|\b330 \* |5 hours 30|Asia\/(Kolkata|Calcutta)/;
    const knowing = files.filter((path) => /^src\//.test(path) && offset.test(readFileSync(path, 'utf8')));
    const writtenByHand = knowing.filter(
      (path) => !path.endsWith('.test.ts') && !path.includes('/platform/migrations/'),
    );
    expect(writtenByHand).toEqual(['src/core/kernel/common/india-calendar.rules.ts']);
  });

  it('let no component touch the window or the document: it is drawn on the server, too', () => {
    expect(refusedIn('a-component.tsx', 'window.scrollY, document.title, location.href, navigator.onLine')).toBe(4);
    expect(refusedIn('a-component.tsx', 'Math.PI')).toBe(0);
    expect(refusedIn('use-something.ts', 'window.scrollY')).toBe(0);
  });

  it('bind nothing of ten collaborators or more by their order: each has its name beside its key', () => {
    const isLong = (node: ts.Node): boolean =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'toResolvedValue' &&
      node.arguments.some((list) => ts.isArrayLiteralExpression(list) && list.elements.length >= 10);
    const bound = (count: number): boolean => {
      const keys = Array.from({ length: count }, (_, place) => `Key${place}`).join();
      const text = `bind(Key).toResolvedValue((...parts) => new Store(parts), [${keys}]);`;
      return nodesWhere(ts.createSourceFile('bound.ts', text, ts.ScriptTarget.Latest, true), isLong).length > 0;
    };
    expect([bound(9), bound(10)]).toEqual([false, true]);
    expect(places(product, isLong)).toEqual([]);
  });

  it('leave no reminder for later', () => {
    const reminder = /\b(TO)(DO)\b|\b(FIX)(ME)\b/;
    expect(files.filter((path) => CODE.test(path) && reminder.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('compile the core alone, without the DOM library', () => {
    expect(() =>
      execFileSync(process.execPath, ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.core.json'], {
        encoding: 'utf8',
      }),
    ).not.toThrow();
  });

  it('define statements in .queries files only, so that the test of all statements reaches them', () => {
    const definers = /^src\/server\/(platform\/(statement|name-search)|demo\/bulk-insert)\.ts$/;
    const isDefinition = (node: ts.Node): boolean =>
      ts.isCallExpression(node) && /^define(Statement|Pages|NameSearch|BulkInsert)$/.test(node.expression.getText());
    const elsewhere = product.filter(({ path }) => !path.endsWith('.queries.ts') && !definers.test(path));
    expect(places(elsewhere, isDefinition)).toEqual([]);
    const isStatement = (node: ts.Node): boolean =>
      ts.isNewExpression(node) && node.expression.getText() === 'Statement';
    const made = product.filter(({ path }) => path !== 'src/server/platform/statement.ts');
    expect(places(made, isStatement)).toEqual([]);
  });

  it('lock rows where the database does so once: by in or using it may look again for each row, and take more than the limit', () => {
    const again = /\b(?:in|using) \(\s*select\b(?:[^()]|\([^()]*\))*\bfor (?:no key )?update\b/;
    const isLiteral = (node: ts.Node): boolean => ts.isTemplateExpression(node) || ts.isStringLiteralLike(node);
    expect(places(product, (node) => isLiteral(node) && again.test(node.getText()))).toEqual([]);
  });

  it('write no limit, term or length into a statement: it has a name, or comes from the rules of the core', () => {
    const digits = /\blimit (?!1\b)\d|\binterval '(?!1 )\d|::date [-+] \d|\bleft\([^()]+, (?!1\b)\d|\b\de\d/;
    const isLiteral = (node: ts.Node): boolean => ts.isTemplateExpression(node) || ts.isStringLiteralLike(node);
    const statements = product.filter(({ path }) => /\.queries\.ts$|\/name-search\.ts$/.test(path));
    expect(places(statements, (node) => isLiteral(node) && digits.test(node.getText()))).toEqual([]);
    const functions = files.filter((path) => /^src\/server\/platform\/sql\/.*\.sql$/.test(path));
    expect(functions.length).toBeGreaterThan(0);
    expect(functions.filter((path) => digits.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('let no rule of style begin with any element, or an empty one, beside another: each change of a list would restyle all of it', () => {
    const besideAny = /(?:\*|:empty\)?)\s*[+~]\s*(?:\*|:)/;
    const broken = files.filter((path) => path.endsWith('.css') && besideAny.test(readFileSync(path, 'utf8')));
    expect(broken).toEqual([]);
  });

  it('space things on a grid of 4 px; 1 and 2 px are for optics', () => {
    const spacing = /^\s*(?:gap|row-gap|column-gap|padding[\w-]*|margin[\w-]*):(?!.*calc)([^;]*);/gm;
    const isOff = (px: number) => px > 2 && px % 4 !== 0;
    const offIn = (path: string) =>
      [...readFileSync(path, 'utf8').matchAll(spacing)]
        .filter(([, value = '']) => [...value.matchAll(/([\d.]+)px/g)].some(([, px]) => isOff(Number(px))))
        .map(([line]) => `${path}: ${line.trim()}`);
    expect(files.filter((path) => /^src\/views\/.*\.css$/.test(path)).flatMap(offIn)).toEqual([]);
  });

  it('measure the window in rem, not in px: with larger letters in the browser the narrower layout fits', () => {
    const inPx = /@(?:media|container)[^{]*\dpx|'\((?:width|height) [<>]=? \d+px\)'/;
    const broken = files.filter((path) => /^src\/.*\.(css|tsx?)$/.test(path) && inPx.test(readFileSync(path, 'utf8')));
    expect(broken).toEqual([]);
  });

  it('use no custom property that nothing defines: browsers drop such a line of style without a word', () => {
    const texts = files.filter((path) => /^src\/.*\.(css|tsx?)$/.test(path)).map((path) => readFileSync(path, 'utf8'));
    const found = (pattern: RegExp) =>
      texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
    // Base UI sets these on positioned elements.
    const defined = new Set([...found(/(--[a-z][\w-]*)['"]?\s*:/g), '--anchor-width', '--available-height']);
    expect(found(/var\((--[a-z][\w-]*)\)/g).filter((name) => !defined.has(name))).toEqual([]);
  });
});
