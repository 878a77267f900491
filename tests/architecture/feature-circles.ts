import path from 'node:path';
import ts from 'typescript';
import type { Source } from './source-tree';

/** The imports of features by features: `from` to each `to`, with the files that import. */
export type FeatureImports = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/**
 * Returns which features of a layer import which, types too. The first group of `layer` is the feature's name in a path;
 * files that it does not fit belong to none.
 */
export function importsOf(layer: RegExp, sources: readonly Source[]): FeatureImports {
  const found = new Map<string, Map<string, string[]>>();
  for (const { path: file, tree } of sources) {
    const feature = layer.exec(file)?.[1];
    if (feature === undefined) continue;
    for (const statement of tree.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const other = layer.exec(`${targetOf(file, statement.moduleSpecifier.text)}.ts`)?.[1];
      if (other === undefined || other === feature) continue;
      const of = found.get(feature) ?? new Map<string, string[]>();
      of.set(other, [...(of.get(other) ?? []), file]);
      found.set(feature, of);
    }
  }
  return found;
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
}

/** Returns the features that lead back to themselves, circle by circle, in the order of their names (Tarjan's components). */
export function circlesOf(imports: FeatureImports): readonly (readonly string[])[] {
  const places = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (feature: string): void => {
    const place = places.size;
    places.set(feature, place);
    lowest.set(feature, place);
    open.push(feature);
    for (const other of imports.get(feature)?.keys() ?? []) {
      if (!places.has(other)) visit(other);
      if (open.includes(other)) lowest.set(feature, Math.min(lowest.get(feature) ?? place, lowest.get(other) ?? place));
    }
    if (lowest.get(feature) !== place) return;
    const circle = open.splice(open.indexOf(feature));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const feature of imports.keys()) if (!places.has(feature)) visit(feature);
  return circles.toSorted();
}

/** Returns the imports between the features of a circle, to show where it can be cut. */
export function importsWithin(imports: FeatureImports, circle: readonly string[]): readonly string[] {
  return circle.flatMap((from) =>
    [...(imports.get(from) ?? [])]
      .filter(([to]) => circle.includes(to))
      .map(([to, files]) => `${from} → ${to}: ${files.join(', ')}`),
  );
}
