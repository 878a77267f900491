import { fixedValueOf, inputMembersOf, takesParts } from '@/contract/flat-input';
import type { Parameter } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import type { EmittedMember } from './emit-parameters';
import { emitParameterArguments } from './emit-parameters';
import { emitRequestBodyType } from './emit-request-body';

export interface EmittedInput {
  readonly parameters: readonly EmittedMember[];
  readonly statement: string | null;
  readonly request: string;
}

export function emitInput(operation: ServiceOperation): EmittedInput {
  if (takesParts(operation)) return asItIs(operation);
  const members = inputMembersOf(operation);
  const body = emitRequestBodyType(operation);
  const type = [...placeTypes(operation), ...headerTypes(operation), ...(body === null ? [] : [body])].join(' & ');
  const names = members.map(({ name }) => name);
  const taken = [...names, ...(body === null ? [] : ['...body'])].join(', ');
  return {
    parameters: type === '' ? [] : [{ name: 'input', type }],
    statement: type === '' ? null : `const { ${taken} } = input;`,
    request: `{ ${[...partsOf(operation), ...(body === null ? [] : ['body'])].join(', ')} }`,
  };
}

function asItIs(operation: ServiceOperation): EmittedInput {
  const body = emitRequestBodyType(operation);
  const parameters = [...emitParameterArguments(operation), ...(body ? [{ name: 'body', type: body }] : [])];
  const request = parameters.length > 0 ? `{ ${parameters.map(({ name }) => name).join(', ')} }` : '{}';
  return { parameters, statement: null, request };
}

function placeTypes(operation: ServiceOperation): readonly string[] {
  return emitParameterArguments(operation).flatMap(({ name, type }) => {
    if (name === 'headers') return [];
    const own = operation.parameters.filter((parameter) => parameter.in === name);
    const fixed = own.filter((parameter) => fixedValueOf(parameter) !== null).map((parameter) => `'${parameter.name}'`);
    if (fixed.length === own.length) return [];
    return [fixed.length === 0 ? type : `Omit<${type}, ${fixed.join(' | ')}>`];
  });
}

function headerTypes(operation: ServiceOperation): readonly string[] {
  return inputMembersOf(operation)
    .filter(({ parameter }) => parameter.in === 'header')
    .map(({ name, parameter }) => {
      const headers = `NonNullable<operations['${operation.operationId}']['parameters']['header']>`;
      const value = `${headers}['${parameter.name}']`;
      return parameter.required ? `{ readonly ${name}: ${value} }` : `{ readonly ${name}?: ${value} }`;
    });
}

function partsOf(operation: ServiceOperation): readonly string[] {
  const named = new Map(inputMembersOf(operation).map(({ name, parameter }) => [parameter, name]));
  const memberOf = (parameter: Parameter): string => {
    const key = /^\w+$/.test(parameter.name) ? parameter.name : `'${parameter.name}'`;
    const value = named.get(parameter) ?? `'${fixedValueOf(parameter)}'`;
    return key === value ? key : `${key}: ${value}`;
  };
  return (['path', 'query', 'header'] as const).flatMap((place) => {
    const own = operation.parameters.filter((parameter) => parameter.in === place).map(memberOf);
    const part = place === 'header' ? 'headers' : place;
    return own.length === 0 ? [] : [`${part}: { ${own.join(', ')} }`];
  });
}
