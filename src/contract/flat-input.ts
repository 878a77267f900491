import type { Parameter } from './openapi-document';
import type { ServiceOperation } from './operations';

/** A member of the input. All parameters of an operation are members of one input object. */
export interface InputMember {
  readonly name: string;
  readonly parameter: Parameter;
}

export interface RequestParts {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
}

/** Returns the members of the input: parameters without a fixed value, which the caller provides. */
export function inputMembersOf({ parameters }: Pick<ServiceOperation, 'parameters'>): readonly InputMember[] {
  return parameters
    .filter((parameter) => fixedValueOf(parameter) === null)
    .map((parameter) => ({ name: parameter['x-input-name'] ?? parameter.name, parameter }));
}

/** Returns `x-sent-always` or the only allowed value, or null if the caller chooses the value. */
export function fixedValueOf({ required, schema, ...parameter }: Parameter): string | null {
  const sent = parameter['x-sent-always'];
  if (sent !== undefined) return sent;
  const values = required && Array.isArray(schema?.enum) ? schema.enum : [];
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : null;
}

/**
 * Returns true if a method's input is at most one part of the request (path, query or body), so that it needs no
 * splitting.
 */
export function takesParts({ parameters, requestBody }: Pick<ServiceOperation, 'parameters' | 'requestBody'>): boolean {
  const places = new Set(parameters.map((parameter) => parameter.in));
  const hasFixed = parameters.some((parameter) => fixedValueOf(parameter) !== null);
  return !(places.has('header') || hasFixed || places.size + (requestBody === null ? 0 : 1) > 1);
}

/** Splits the input. Members without a parameter belong to the body. */
export function partsOf(operation: Pick<ServiceOperation, 'parameters' | 'requestBody'>, input: object): RequestParts {
  const left = new Map<string, unknown>(Object.entries(input));
  const parts = { path: {}, query: {}, header: {}, cookie: {} };
  for (const parameter of operation.parameters) {
    const name = parameter['x-input-name'] ?? parameter.name;
    const value = fixedValueOf(parameter) ?? left.get(name);
    left.delete(name);
    if (value !== undefined) Object.assign(parts[parameter.in], { [parameter.name]: value });
  }
  const { path, query, header: headers } = parts;
  return { path, query, headers, ...(operation.requestBody && { body: Object.fromEntries(left) }) };
}
