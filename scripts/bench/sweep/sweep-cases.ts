import { serviceDocuments } from '@/contract/generated/documents';
import type { Parameter } from '@/contract/openapi-document';
import type { ServiceOperation } from '@/contract/operations';
import { operationsOf } from '@/contract/operations';

export interface SweepCase {
  readonly operationId: string;
  readonly path: string;
}

export type Subjects = Readonly<Record<string, readonly string[]>>;

const UNKNOWN = 'zz1';
const DEEP_PAGE = '50';

interface Read extends ServiceOperation {
  readonly base: string;
}

const reads: readonly Read[] = Object.entries(serviceDocuments)
  .filter(([name]) => name !== 'realtime')
  .flatMap(([, document]) => {
    const base = document.servers?.[0]?.url ?? '';
    return operationsOf(document).map((operation) => ({ ...operation, base: base === '/' ? '' : base }));
  })
  .filter(({ method, operationId }) => method === 'get' && operationId !== 'signOut');

/**
 * Returns the cases of every GET: only required parameters, each value of each optional parameter, an unknown value,
 * and all parameters together.
 */
export function sweepCases(subjects: Subjects): readonly SweepCase[] {
  return reads.flatMap((read) => {
    const parameters = read.parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query');
    const required = parameters.filter((parameter) => parameter.required);
    const base = new Map(
      required.map((parameter) => [parameter.name, valuesOf(read, parameter, subjects)[0] ?? UNKNOWN]),
    );
    const changed = parameters.flatMap((parameter) =>
      [...valuesOf(read, parameter, subjects), UNKNOWN].map((value) => new Map([...base, [parameter.name, value]])),
    );
    const all = new Map(
      parameters.flatMap((each) =>
        valuesOf(read, each, subjects)
          .slice(0, 1)
          .map((value) => [each.name, value] as const),
      ),
    );
    const paths = new Set([base, ...changed, all].map((values) => addressOf(read, values)));
    return [...paths].map((path) => ({ operationId: read.operationId, path }));
  });
}

function valuesOf(
  { operationId }: Read,
  { name, example, schema = {} }: Parameter,
  subjects: Subjects,
): readonly string[] {
  const given = subjects[`${operationId}.${name}`] ?? subjects[name];
  if (given !== undefined) return given;
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  if (name === 'page') return ['1', DEEP_PAGE];
  if (name === 'limit') return [String(schema.maximum ?? schema.default ?? 20)];
  if (schema.type === 'boolean') return ['true', 'false'];
  return example === undefined ? [] : [String(example)];
}

function addressOf({ base, path, parameters }: Read, values: ReadonlyMap<string, string>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_gap, name: string) => encodeURIComponent(values.get(name) ?? UNKNOWN));
  const query = parameters.filter((one) => one.in === 'query' && values.has(one.name));
  const search = new URLSearchParams(query.map(({ name }) => [name, values.get(name) ?? '']));
  return `${base}${filled}${search.size === 0 ? '' : `?${search}`}`;
}
