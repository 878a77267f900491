import ts from 'typescript';
import type { Mutation } from './mutations';

/**
 * Compiles all mutations into one file, numbered from `first` and selected by `globalThis.mutant`. Endless loops throw.
 */
export function instrumentedSource(
  path: string,
  text: string,
  mutations: readonly Pick<Mutation, 'start' | 'end' | 'becomes'>[],
  first: number,
  isInForce = (number: number) => `globalThis.mutant === ${number}`,
): string {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const numbered = mutations.map((mutation, place) => ({ ...mutation, number: first + place }));
  const write = (node: ts.Node): string => {
    const children: ts.Node[] = [];
    ts.forEachChild(node, (child) => void children.push(child));
    let written = '';
    let end = node.getStart();
    for (const child of children.toSorted((one, other) => one.getStart() - other.getStart())) {
      if (child.getStart() < end) continue;
      written += text.slice(end, child.getStart()) + write(child);
      end = child.getEnd();
    }
    written += text.slice(end, node.getEnd());
    end = node.getEnd();
    const own = isOutermost(node)
      ? numbered.filter((mutation) => mutation.start === node.getStart() && mutation.end === end)
      : [];
    const mutants = own.map(({ number, becomes }) => `${isInForce(number)} ? ${becomes} : `);
    if (isLoopBody(node)) written = `{ globalThis.mutantTurn?.(); ${written} }`;
    return mutants.length === 0 ? written : `(${mutants.join('')}${written})`;
  };
  return write(tree);
}

function isOutermost(node: ts.Node): boolean {
  const { parent } = node;
  return parent === undefined || parent.getStart() !== node.getStart() || parent.getEnd() !== node.getEnd();
}

function isLoopBody(node: ts.Node): boolean {
  return (
    ts.isIterationStatement(node.parent ?? node, false) && 'statement' in node.parent && node.parent.statement === node
  );
}
