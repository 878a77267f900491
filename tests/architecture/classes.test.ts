import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Source } from './source-tree';
import { handWrittenFiles, handWrittenSources, nodesWhere } from './source-tree';

const SAMPLES = 'kernel/design';

const views = handWrittenSources().filter(({ path }) => /^src\/views\/.+\.tsx$/.test(path) && !path.includes('.test.'));
const folderOf = (path: string) => path.split('/').slice(2, 4).join('/');

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
  const styled = new Set(
    handWrittenFiles()
      .filter((path) => /^src\/views\/.+\.css$/.test(path))
      .flatMap((path) => namesIn(readFileSync(path, 'utf8'))),
  );

  it('have a rule each: a name without one does nothing, and nothing says so', () => {
    const unknown = views
      .filter(({ path }) => folderOf(path) !== SAMPLES)
      .flatMap((source) =>
        classesOf(source)
          .filter((name) => !styled.has(name))
          .map((name) => `${source.path}: ${name}`),
      );
    expect(unknown).toEqual([]);
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
