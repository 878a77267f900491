import path from 'node:path';
import ts from 'typescript';
import type { Source } from './source-tree';

export type FeatureImports = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The first group of `layer` is the feature's name in a path. */
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

/** Strongly connected components (Tarjan), sorted. */
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

/** Shows where a circle can be cut. */
export function importsWithin(imports: FeatureImports, circle: readonly string[]): readonly string[] {
  return circle.flatMap((from) =>
    [...(imports.get(from) ?? [])]
      .filter(([to]) => circle.includes(to))
      .map(([to, files]) => `${from} → ${to}: ${files.join(', ')}`),
  );
}
