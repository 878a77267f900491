import type { Spot } from '../contract/schema-spots';
import { spotsOf } from '../contract/schema-spots';
import type { VerifiedOperation } from '../contract/service-contract';
import { answerSchemaOf } from '../contract/service-contract';
import { parsed } from '../values';
import type { Exchange } from '../wire/exchange';

/** A value in a right answer, with its place in the contract. */
export interface AnswerSpot extends Spot {
  /** From the operation to the schema of the value. */
  readonly pointer: readonly string[];
}

/** Returns the values of an answer with their schemas; none of a refusal, and none if the contract has no schema for it. */
export function answerSpotsOf({ answer }: Exchange, operation: VerifiedOperation): readonly AnswerSpot[] {
  const { status, headers, body } = answer;
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  const schema = status < 400 ? answerSchemaOf(operation, status, type) : null;
  const value = parsed(body);
  if (schema === null || value === undefined) return [];
  const place = ['responses', String(status), 'content', type, 'schema'];
  return spotsOf(schema, value).map((spot) => ({ ...spot, pointer: [...place, ...spot.keywords] }));
}
