import type { Schema } from '@/contract/openapi-document';
import type { Exchange, ReceivedAnswer, WalkKind } from '../wire/exchange';

export interface Mutant {
  readonly kind: string;
  readonly where: string;
  readonly exchanges: readonly Exchange[];
}

export interface Recording {
  readonly exchanges: readonly Exchange[];
  schemaOf(exchange: Exchange): Schema | null;
  wordsOf(exchange: Exchange): string;
  /** Returns problem codes that some operation of the service declares. */
  codesOf(exchange: Exchange): readonly string[];
  needsSession(exchange: Exchange): boolean;
  walksOf(kind: WalkKind): readonly (readonly Exchange[])[];
  readonly secrets: readonly string[];
}

export interface FaultKind {
  readonly name: string;
  mutants(recording: Recording): Iterable<Mutant>;
}

export function withAnswerChanges(exchange: Exchange, changes: Partial<ReceivedAnswer>): Exchange {
  const answer = { ...exchange.answer, ...changes };
  const { body = null } = changes;
  if (body === null) return { ...exchange, answer };
  const bytes = Buffer.byteLength(body);
  const headers =
    'content-length' in answer.headers ? { ...answer.headers, 'content-length': String(bytes) } : answer.headers;
  return { ...exchange, answer: { ...answer, bytes, headers: { ...headers, ...changes.headers } } };
}

export function withJsonBody(exchange: Exchange, body: unknown): Exchange {
  return withAnswerChanges(exchange, { body: JSON.stringify(body) });
}
