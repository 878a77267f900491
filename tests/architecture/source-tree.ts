import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const ROOTS = ['src', 'scripts', 'packages', 'tests', 'openapi'];
/** Generated, or broken on purpose. */
const EXEMPT = /\/(generated|dist)\/|^tests\/architecture\/fixtures\//;

export function handWrittenFiles(): readonly string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')),
  ).filter((path) => !EXEMPT.test(path));
}

export interface Source {
  readonly path: string;
  readonly tree: ts.SourceFile;
}

/** Without types, which is fast. */
export function handWrittenSources(): readonly Source[] {
  return handWrittenFiles()
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => ({
      path,
      tree: ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
    }));
}

export function nodesWhere(tree: ts.Node, test: (node: ts.Node) => boolean): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (test(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** `path:line`, as editors link it. */
export function placeOf(source: Source, node: ts.Node): string {
  return `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
