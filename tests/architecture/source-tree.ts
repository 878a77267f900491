import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Folders whose every file is under the house rules. */
const ROOTS = ['src', 'scripts', 'packages', 'tests', 'openapi'];
/** Written by a tool, or broken on purpose. */
const EXEMPT = /\/(generated|dist)\/|^tests\/architecture\/fixtures\//;

/** Paths of all hand-written files, relative to the project's root, with forward slashes. */
export function handWrittenFiles(): readonly string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')),
  ).filter((path) => !EXEMPT.test(path));
}

/** A TypeScript file together with its syntax tree. */
export interface Source {
  readonly path: string;
  readonly tree: ts.SourceFile;
}

/** Parsed hand-written TypeScript files, without types: enough to look at their shape. */
export function handWrittenSources(): readonly Source[] {
  return handWrittenFiles()
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => ({
      path,
      tree: ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
    }));
}

/** Every node of a tree that passes the test. */
export function nodesWhere(tree: ts.Node, test: (node: ts.Node) => boolean): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (test(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** `path:line`, as editors and terminals link it. */
export function placeOf(source: Source, node: ts.Node): string {
  return `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
