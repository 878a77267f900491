import ts from 'typescript';
import { expect, it } from 'vitest';
import { handWrittenSources, nodesWhere } from './source-tree';

const OF_HTTP = /^(headers?|query|path|body|version)$/;
const HEADER = /^(idempotency-?key|[a-z]+(-[a-z]+)+)$/i;

/** A parameter that is named after a part of a request, or a member that is a header. */
function speaksHttp(node: ts.Node): boolean {
  if (ts.isParameter(node)) return OF_HTTP.test(node.name.getText());
  return ts.isPropertySignature(node) && HEADER.test(node.name.getText().replaceAll("'", ''));
}

it('ports speak of the domain: no headers, paths, versions or idempotency keys', () => {
  const ports = handWrittenSources().filter(({ path }) => /^src\/core\/.*\.port\.ts$/.test(path));
  const speaking = ports.filter(({ tree }) => nodesWhere(tree, speaksHttp).length > 0);
  expect(speaking.map(({ path }) => path)).toEqual([]);
});
