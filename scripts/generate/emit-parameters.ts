import type { Parameter } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';

export interface EmittedMember {
  readonly name: string;
  readonly type: string;
}

const PLACES = [
  ['path', 'path'],
  ['query', 'query'],
  ['headers', 'header'],
] as const;

export function emitParameterArguments(operation: ServiceOperation): readonly EmittedMember[] {
  return PLACES.filter(([, place]) => parametersIn(operation, place).length > 0).map(([name, place]) => ({
    name,
    type: groupType(operation, place),
  }));
}

export function emitParameterMembers(operation: ServiceOperation): readonly EmittedMember[] {
  return PLACES.map(([name, place]) => {
    const parameters = parametersIn(operation, place);
    if (parameters.length === 0) return { name, type: 'None' };
    const withDefault = parameters.filter(({ schema }) => schema?.default !== undefined);
    const type = groupType(operation, place);
    if (withDefault.length === 0) return { name, type };
    return {
      name,
      type: `WithDefaults<${type}, ${withDefault.map((parameter) => `'${parameter.name}'`).join(' | ')}>`,
    };
  });
}

function parametersIn({ parameters }: ServiceOperation, place: Parameter['in']): readonly Parameter[] {
  return parameters.filter((parameter) => parameter.in === place);
}

function groupType(operation: ServiceOperation, place: Parameter['in']): string {
  const type = `operations['${operation.operationId}']['parameters']['${place}']`;
  const isOptional = parametersIn(operation, place).every(({ required }) => !required);
  return isOptional ? `NonNullable<${type}>` : type;
}
