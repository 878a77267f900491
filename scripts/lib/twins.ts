import ts from 'typescript';

export interface SourceText {
  readonly path: string;
  readonly text: string;
}

export interface Twin {
  readonly what: string;
  readonly places: readonly string[];
}

/** Sides of the product that must not duplicate texts or numbers. */
const SIDES: readonly (readonly [side: string, path: RegExp])[] = [
  ['server', /^src\/server\/(services|platform|contract)\//],
  ['fake', /^src\/adapters\/memory\//],
  ['contract', /^src\/contract\//],
  ['domain', /^src\/(core|stores|views|app)\//],
];
const SENTENCE = /^\S+ \S+ .*[.?!]$/su;
const LIMIT =
  /^(MAX|MIN|MOST|LEAST)_|_(MS|SECONDS|MINUTES|HOURS|DAYS|MONTHS|YEARS|BYTES|LENGTH|POINTS|EDGE|PIXELS|LIMIT|SIZE|ROWS|PER_PAGE)$/;

export function findTwins(sources: readonly SourceText[]): readonly Twin[] {
  const found = new Map<string, { places: string[]; sides: Set<string> }>();
  for (const { path, text } of sources) {
    const side = SIDES.find(([, pattern]) => pattern.test(path))?.[0];
    if (side === undefined) continue;
    for (const { what, line } of saidIn(path, text)) {
      const known = found.get(what) ?? { places: [], sides: new Set() };
      known.places.push(`${path}:${line}`);
      known.sides.add(side);
      found.set(what, known);
    }
  }
  return [...found]
    .filter(([, { sides }]) => sides.size > 1)
    .map(([what, { places }]) => ({ what, places }))
    .toSorted((one, other) => (one.what < other.what ? -1 : 1));
}

function saidIn(path: string, text: string): readonly { readonly what: string; readonly line: number }[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const said: { what: string; line: number }[] = [];
  const look = (node: ts.Node): void => {
    const what = sentenceIn(node) ?? limitIn(node);
    if (what !== null) said.push({ what, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, look);
  };
  look(tree);
  return said;
}

function sentenceIn(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return SENTENCE.test(node.text) ? node.text : null;
  if (!ts.isTemplateExpression(node)) return null;
  const text = node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join('');
  return SENTENCE.test(text) ? text : null;
}

function limitIn(node: ts.Node): string | null {
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || node.initializer === undefined) return null;
  const value = node.initializer.getText();
  return LIMIT.test(node.name.text) && /^[\d_. *]+$/.test(value)
    ? `${node.name.text} = ${value.replaceAll('_', '')}`
    : null;
}
