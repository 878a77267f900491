import { expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { sampleWith } from '../calls/call';
import { contractOf } from '../contract/service-contract';
import { strangerSamples, withUnknownPath } from './refusal-values';

const file = 'openapi/complaints.yaml';
const contract = contractOf('complaints', file, serviceDocuments.complaints, () => ({ file, line: 1 }));

function operationOf(id: string) {
  const operation = contract.operations.find(({ operationId }) => operationId === id);
  if (operation === undefined) throw new Error(`No operation ${id}.`);
  return operation;
}

it('looks for nothing under a key that another probe draws for what it makes', () => {
  const send = operationOf('sendComplaint');
  const get = operationOf('getComplaint');
  const key = withUnknownPath(get, sampleWith(get, {}), 900)?.path.key;
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  const sent = [...strangerSamples(send, sampleWith(send, {}), 900)].map(({ body }) => JSON.stringify(body));
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((body) => body.includes(key ?? ''))).toEqual([]);
});
