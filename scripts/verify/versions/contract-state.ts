import { createHash } from 'node:crypto';
import type { JsonObject } from '../../../packages/verify/values';
import { isObject } from '../../../packages/verify/values';

export interface ContractState {
  readonly version: string;
  readonly digest: string;
}

/** Keys of texts, examples and prover recipes, which may change without a new version. */
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
/** Keys of maps whose entries are named by the contract, not by OpenAPI. */
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

/** Returns the contract without texts, and with sorted members. */
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
