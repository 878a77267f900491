import type { SchemaLocation } from '../contract/schema-spots';
import { matchesSchema, schemaLocationsOf } from '../contract/schema-spots';
import { isObject, parsedJson, withValueAt } from '../values';
import type { Exchange } from '../wire/exchange';
import type { FaultKind, Mutant, Recording } from './fault-kind';
import { withJsonBody } from './fault-kind';

export const bodyKinds: readonly FaultKind[] = [
  atSpots('member missing', ({ isRequired, path }) => (isRequired && path.length > 0 ? [undefined] : [])),
  atSpots('member that nobody declared', ({ schema, value }) =>
    schema.additionalProperties === false && isObject(value) ? [{ ...value, surprise: 1 }] : [],
  ),
  atSpots('wrong type', ({ value }) => (typeof value === 'string' ? [7] : ['nonsense'])),
  atSpots('null', ({ value }) => (value === null ? [] : [null])),
  atSpots('number as text', ({ value }) => (typeof value === 'number' ? [String(value)] : [])),
  atSpots('under the minimum', ({ schema, value }) =>
    typeof schema.minimum === 'number' && typeof value === 'number' ? [schema.minimum - 1] : [],
  ),
  atSpots('over the maximum', ({ schema, value }) =>
    typeof schema.maximum === 'number' && typeof value === 'number' ? [schema.maximum + 1] : [],
  ),
  atSpots('fraction', ({ schema, value }) => ([schema.type].flat().includes('integer') && value !== null ? [1.5] : [])),
  atSpots('unknown word of an enumeration', ({ schema }) => (Array.isArray(schema.enum) ? ['nonsense'] : [])),
  atSpots('list as an object', ({ value }) => (Array.isArray(value) ? [{}] : [])),
  atSpots('pattern', ({ schema, value }) =>
    typeof schema.pattern === 'string' && typeof value === 'string' ? [' \u0000'] : [],
  ),
  atSpots('uuid', ({ schema }) => (schema.format === 'uuid' ? ['0b8f6f5e-6f0c-4d0e-8a55'] : [])),
  atSpots('date', ({ schema }) => (['date', 'date-time'].includes(String(schema.format)) ? ['20 Nov 2026'] : [])),
];

function atSpots(name: string, valuesFor: (spot: SchemaLocation) => readonly unknown[]): FaultKind {
  return {
    name,
    *mutants(recording) {
      for (const exchange of recording.exchanges) yield* mutantsOf(name, recording, exchange, valuesFor);
    },
  };
}

function* mutantsOf(
  kind: string,
  recording: Recording,
  exchange: Exchange,
  valuesFor: (spot: SchemaLocation) => readonly unknown[],
): Generator<Mutant> {
  const schema = recording.schemaOf(exchange);
  const body = parsedJson(exchange.answer.body);
  if (schema === null || body === undefined) return;
  for (const spot of schemaLocationsOf(schema, body)) {
    for (const value of valuesFor(spot)) {
      const wrong = withValueAt(body, spot.path, value);
      if (matchesSchema(schema, wrong)) continue;
      const where = `${exchange.operationId} ${exchange.answer.status} /${spot.path.join('/')}`;
      yield { kind, where, exchanges: [withJsonBody(exchange, wrong)] };
    }
  }
}
