import type { Schema } from '@/contract/openapi-document';
import type { Exchange, ReceivedAnswer, WalkKind } from '../wire/exchange';

/** The answers of a faulty server in place of a right one: one fault, and the calls around it. */
export interface Mutant {
  readonly kind: string;
  /** The operation, the status and the place. */
  readonly where: string;
  readonly exchanges: readonly Exchange[];
}

/** Right exchanges of a run, to put faults into. */
export interface Recording {
  readonly exchanges: readonly Exchange[];
  /** The schema of an answer's JSON body, written out; null if it declares none. */
  schemaOf(exchange: Exchange): Schema | null;
  /** The summary and the description of the operation. */
  wordsOf(exchange: Exchange): string;
  /** Problem codes that some operation of the service declares. */
  codesOf(exchange: Exchange): readonly string[];
  /** Returns whether the operation cannot be called without a session. */
  needsSession(exchange: Exchange): boolean;
  /** The walks of a kind, each in the order of its calls. */
  walksOf(kind: WalkKind): readonly (readonly Exchange[])[];
  /** Marks of the personas of the run: ids and mail addresses. */
  readonly secrets: readonly string[];
}

export interface FaultKind {
  readonly name: string;
  mutants(recording: Recording): Iterable<Mutant>;
}

export function answering(exchange: Exchange, changes: Partial<ReceivedAnswer>): Exchange {
  const answer = { ...exchange.answer, ...changes };
  const { body = null } = changes;
  if (body === null) return { ...exchange, answer };
  const bytes = Buffer.byteLength(body);
  const headers =
    'content-length' in answer.headers ? { ...answer.headers, 'content-length': String(bytes) } : answer.headers;
  return { ...exchange, answer: { ...answer, bytes, headers: { ...headers, ...changes.headers } } };
}

/** An exchange whose body is another JSON value. */
export function saying(exchange: Exchange, body: unknown): Exchange {
  return answering(exchange, { body: JSON.stringify(body) });
}
