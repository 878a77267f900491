import { createHash } from 'node:crypto';
import type { JsonObject } from '../../../packages/verify/values';
import { isObject } from '../../../packages/verify/values';

/** The recorded state of a contract: its version, and a digest of what callers depend on. */
export interface ContractState {
  readonly version: string;
  readonly digest: string;
}

/** Texts for readers, examples, and what only the prover reads: they may change under one version. */
const WORDS = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'x-verify',
  'x-from',
  'x-agrees',
  'x-counted-by',
  'x-for-guests',
  'x-precision',
]);
/** Under these the names are the contract’s own, whatever they are called. */
const NAMED = new Set([
  'properties',
  'schemas',
  'parameters',
  'headers',
  'responses',
  'paths',
  'webhooks',
  'patternProperties',
]);

/** Returns the state of a bundled document. */
export function contractState({ info, ...document }: JsonObject): ContractState {
  const version = isObject(info) ? String(info.version) : '';
  return {
    version,
    digest: createHash('sha256')
      .update(JSON.stringify(onTheWire(document, false)))
      .digest('hex')
      .slice(0, 16),
  };
}

/** A copy without words; members in the order of their names, for that changes nothing. */
function onTheWire(value: unknown, isNamed: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => onTheWire(item, false));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => isNamed || !WORDS.has(name));
  return Object.fromEntries(
    kept
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, item]) => [name, onTheWire(item, !isNamed && NAMED.has(name))]),
  );
}
