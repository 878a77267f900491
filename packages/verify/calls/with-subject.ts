import type { Sample } from '@tests/support/operation-samples';
import type { VerifiedOperation } from '../contract/service-contract';
import { isObject } from '../values';

export function withSubject(
  sample: Sample,
  { path, parameters }: VerifiedOperation,
  name: string,
  subject: unknown,
): Sample {
  const inQuery = parameters.some(({ in: place, name: own }) => place === 'query' && own === name);
  const body = isObject(sample.body) && name in sample.body ? { ...sample.body, [name]: subject } : sample.body;
  return {
    ...sample,
    path: path.includes(`{${name}}`) ? { ...sample.path, [name]: String(subject) } : sample.path,
    query: inQuery ? { ...sample.query, [name]: String(subject) } : sample.query,
    ...('body' in sample ? { body } : {}),
  };
}
