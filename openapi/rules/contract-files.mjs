// The contract files as the rules read them: before anything is added, each parsed once.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** The other contract files that stand beside the one at hand, parsed. */
export function neighbours(ctx) {
  const file = ctx.location.source.absoluteRef;
  const names = readdirSync(dirname(file)).filter((name) => name.endsWith('.yaml') && name !== basename(file));
  return names.map((name) => ({ name, document: parsed(join(dirname(file), name)) }));
}

const documents = new Map();

/** The content of a contract file, which each of the others asks for. */
function parsed(path) {
  if (!documents.has(path)) documents.set(path, parse(readFileSync(path, 'utf8')));
  return documents.get(path);
}

export function operationsIn(document) {
  const items = [...Object.values(document.paths ?? {}), ...Object.values(document.webhooks ?? {})];
  return items.flatMap((item) => METHODS.flatMap((method) => (item[method] ? [item[method]] : [])));
}
