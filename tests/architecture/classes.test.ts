import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path/posix';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Source } from './source-tree';
import { handWrittenFiles, handWrittenSources, nodesWhere } from './source-tree';

const ON_EVERY_PAGE = ['kernel/ui', 'kernel/shell'];
const SAMPLES = 'kernel/design';

const views = handWrittenSources().filter(({ path }) => /^src\/views\/.+\.tsx$/.test(path) && !path.includes('.test.'));
const folderOf = (path: string) => path.split('/').slice(2, 4).join('/');
const sheetOf = (folder: string) => `src/views/${folder}/${folder.split('/')[1]}.css`;

function classesOf({ tree }: Source): readonly string[] {
  const isAttribute = (node: ts.Node) => ts.isJsxAttribute(node) && /^class(Name)?$|Class$/.test(node.name.getText());
  return nodesWhere(tree, isAttribute)
    .flatMap((attribute) => nodesWhere(attribute, (node) => ts.isStringLiteralLike(node) && !isCompared(node)))
    .flatMap((node) => (ts.isStringLiteralLike(node) ? node.text.split(/\s+/) : []))
    .filter((name) => name !== '' && !name.endsWith('-'));
}

function isCompared({ parent }: ts.Node): boolean {
  return (
    (ts.isBinaryExpression(parent) && /[=!]==/.test(parent.operatorToken.getText())) ||
    ts.isElementAccessExpression(parent)
  );
}

const namesIn = (css: string) =>
  [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

describe('classes of views', () => {
  let utilities: ReadonlySet<string>;
  const styled = new Set(
    handWrittenFiles()
      .filter((path) => /^src\/views\/.+\.css$/.test(path))
      .flatMap((path) => namesIn(readFileSync(path, 'utf8'))),
  );
  const utilitiesOf = (source: Source) => classesOf(source).filter((name) => utilities.has(name) && !styled.has(name));

  beforeAll(async () => {
    const { build } = await compile(`${readFileSync('src/views/kernel/ui/theme.css', 'utf8')}\n@tailwind utilities;`);
    utilities = new Set(namesIn(build(views.flatMap(classesOf))));
  });

  it('have a rule each: a name without one does nothing, and nothing says so', () => {
    const unknown = views
      .filter(({ path }) => folderOf(path) !== SAMPLES)
      .flatMap((source) =>
        classesOf(source)
          .filter((name) => !utilities.has(name) && !styled.has(name))
          .map((name) => `${source.path}: ${name}`),
      );
    expect(unknown).toEqual([]);
  });

  it('find their utilities in a sheet that comes with them: that of every page, or that of whoever shows them', () => {
    const common = new Set(views.filter(({ path }) => ON_EVERY_PAGE.includes(folderOf(path))).flatMap(utilitiesOf));
    const hasUtilities = (folder: string) =>
      existsSync(sheetOf(folder)) && readFileSync(sheetOf(folder), 'utf8').includes('tailwindcss/utilities');
    const ownOf = (folder: string) =>
      new Set(hasUtilities(folder) ? views.filter(({ path }) => folderOf(path) === folder).flatMap(utilitiesOf) : []);
    const importersOf = ({ path }: Source) => {
      const [, folder = '', name = ''] = /^src\/views\/[^/]+\/(.+)\/(.+)\.tsx$/.exec(path) ?? [];
      return views.filter(
        (other) =>
          other.tree.text.includes(`/${folder}/${name}'`) ||
          (folderOf(other.path) === folderOf(path) && other.tree.text.includes(`'./${name}'`)),
      );
    };
    const missing = (source: Source, needed: readonly string[], seen: ReadonlySet<string>): readonly string[] => {
      const folder = folderOf(source.path);
      const left = needed.filter((name) => !ownOf(folder).has(name));
      if (left.length === 0 || seen.has(source.path)) return [];
      if (hasUtilities(folder)) {
        const named = [...seen].some((path) =>
          readFileSync(sheetOf(folder), 'utf8').includes(relative(dirname(sheetOf(folder)), path)),
        );
        return named ? [] : [`${sheetOf(folder)}: ${left.join(' ')}`];
      }
      const importers = importersOf(source);
      // A screen or an overlay.
      if (importers.length === 0) return [`${source.path}: ${left.join(' ')}`];
      return importers.flatMap((other) => missing(other, left, new Set([...seen, source.path])));
    };
    const found = views
      .filter(({ path }) => folderOf(path) !== SAMPLES)
      .flatMap((source) =>
        missing(
          source,
          utilitiesOf(source).filter((name) => !common.has(name)),
          new Set(),
        ),
      );
    expect([...new Set(found)]).toEqual([]);
  });

  it('no feature styles a class of another: its sheet may come to that page later, and move what is there', () => {
    const folders = new Map<string, Set<string>>();
    for (const path of handWrittenFiles().filter(
      (each) => /^src\/views\/.+\.css$/.test(each) && !each.includes('print'),
    )) {
      const css = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      for (const [, name = ''] of css.matchAll(/(?<=[{};,]\s*)\.([\w-]+)(?=\s*[{,])/g))
        folders.set(name, (folders.get(name) ?? new Set()).add(folderOf(path).replace(/^kernel\/.*/, 'kernel')));
    }
    expect([...folders].filter(([, own]) => own.size > 1).map(([name]) => name)).toEqual([]);
  });
});
