import type { VerifiedOperation } from '../contract/service-contract';
import { isObject, parsedJson } from '../values';
import type { Exchange } from '../wire/exchange';
import type { Fault, MakeFault } from './fault';

const PARTS = ['body', 'path', 'query', 'headers'];

/** Checks that a refusal of fields names at least one field, by its path in the request. */
export function fieldFaults(exchange: Exchange, operation: VerifiedOperation, fault: MakeFault): readonly Fault[] {
  const { status, body } = exchange.answer;
  const problem = status === 400 ? parsedJson(body) : undefined;
  if (!isObject(problem) || problem.code !== 'validation_failed') return [];
  const fields = isObject(problem.fields) ? Object.keys(problem.fields) : [];
  const make = (title: string) =>
    fault('problem-fields', title, 'one sentence per wrong field, by its path', fields.join(', ') || 'none', [
      'responses',
    ]);
  if (fields.length === 0) return [make('refuses the request and names no field')];
  const known = namesOf(exchange, operation);
  const foreign = fields.find((field) => field.split('.').some((step) => !/^\d+$/.test(step) && !known.has(step)));
  return foreign === undefined ? [] : [make(`refuses the field ${foreign}, which the request has not`)];
}

function namesOf({ request }: Exchange, { parameters, requestBody }: VerifiedOperation): ReadonlySet<string> {
  const declared = parameters.map(({ name, in: place }) => (place === 'header' ? name.toLowerCase() : name));
  const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
  const sent = [...new URLSearchParams(request.path.split('?')[1] ?? '').keys()];
  return new Set([...PARTS, ...declared, ...sent, ...membersIn(schemas), ...membersIn(parsedJson(request.body ?? ''))]);
}

function membersIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(membersIn);
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...membersIn(inner)]) : [];
}
