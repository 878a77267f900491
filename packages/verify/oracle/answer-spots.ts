import type { SchemaLocation } from '../contract/schema-spots';
import { schemaLocationsOf } from '../contract/schema-spots';
import type { VerifiedOperation } from '../contract/service-contract';
import { answerSchemaOf } from '../contract/service-contract';
import { parsedJson } from '../values';
import type { Exchange } from '../wire/exchange';

let last: { exchange: Exchange; spots: readonly SchemaLocation[] } | null = null;

/** Caches the spots of the last exchange, because every rule reads them. */
export function answerLocationsOf(exchange: Exchange, operation: VerifiedOperation): readonly SchemaLocation[] {
  if (last?.exchange !== exchange) last = { exchange, spots: spotsIn(exchange, operation) };
  return last.spots;
}

function spotsIn({ answer }: Exchange, operation: VerifiedOperation): readonly SchemaLocation[] {
  const { status, headers, body } = answer;
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  const schema = status < 400 ? answerSchemaOf(operation, status, type) : null;
  const value = parsedJson(body);
  if (schema === null || value === undefined) return [];
  return schemaLocationsOf(schema, value, ['responses', String(status), 'content', type, 'schema']);
}
