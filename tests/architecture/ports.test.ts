import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Source } from './source-tree';
import { handWrittenSources, nodesWhere, placeOf } from './source-tree';

const OF_HTTP = /^(headers?|query|path|body|version)$/;
const HEADER = /^(idempotency-?key|[a-z]+(-[a-z]+)+)$/i;

function speaksHttp(node: ts.Node): boolean {
  if (ts.isParameter(node)) return OF_HTTP.test(node.name.getText());
  return ts.isPropertySignature(node) && HEADER.test(node.name.getText().replaceAll("'", ''));
}

it('ports speak of the domain: no headers, paths, versions or idempotency keys', () => {
  const ports = handWrittenSources().filter(({ path }) => /^src\/core\/.*\.port\.ts$/.test(path));
  const speaking = ports.filter(({ tree }) => nodesWhere(tree, speaksHttp).length > 0);
  expect(speaking.map(({ path }) => path)).toEqual([]);
});

function methodsIn(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) =>
    nodesWhere(source.tree, ts.isMethodSignature).map((node) => placeOf(source, node)),
  );
}

describe('members of ports', () => {
  it('are properties', () => {
    expect(methodsIn(handWrittenSources().filter(({ path }) => path.endsWith('.port.ts')))).toEqual([]);
  });

  it('are found where they are methods', () => {
    const path = 'src/core/talk/voting/votes.port.ts';
    const text = 'export interface Votes {\n  castVote(input: string): void;\n  readonly takeVote: () => void;\n}\n';
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    expect(methodsIn([{ path, tree }])).toEqual([`${path}:2`]);
  });
});
