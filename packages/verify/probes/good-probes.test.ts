import { expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import type { ServiceContract, VerifiedOperation } from '../contract/service-contract';
import { contractOf } from '../contract/service-contract';
import { oracleOf } from '../oracle/oracle-of';
import type { Exchange } from '../wire/exchange';
import { expectedSuccess } from './good-probes';

const contractNamed = (name: 'moderation' | 'feed') => {
  const file = `openapi/${name}.yaml`;
  return contractOf(name, file, serviceDocuments[name], () => ({ file, line: 1 }));
};
const contract = contractNamed('moderation');
const oracle = oracleOf(contract);

function operationOf({ operations }: ServiceContract, operationId: string): VerifiedOperation {
  const operation = operations.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`No operation ${operationId}.`);
  return operation;
}

function rulesOf(operationId: string, status: number, code: string): readonly string[] {
  const operation = operationOf(contract, operationId);
  const body = JSON.stringify({ type: 'about:blank', title: 'Refused', status, code, message: 'No.', fields: {} });
  const exchange: Exchange = {
    ...{ id: 'x', operationId, persona: 'moderator', hasSession: true, own: [], walk: null, milliseconds: 1 },
    request: { method: 'PUT', path: '/', headers: {}, body: null, isFile: false },
    answer: { status, headers: {}, setCookies: [], body, bytes: body.length, trouble: null },
    expectation: expectedSuccess(operation),
  };
  return oracle(exchange, []).map(({ rule }) => rule);
}

it('lets a good call meet the refusals that its recipe names, and no other', () => {
  expect(rulesOf('claimCase', 409, 'case_withdrawn')).not.toContain('wrong-outcome');
  expect(rulesOf('claimCase', 409, 'case_claimed')).toContain('wrong-outcome');
  expect(rulesOf('claimCase', 404, 'case_not_found')).toContain('wrong-outcome');
  expect(rulesOf('claimCase', 500, 'internal_error')).toContain('server-error');
  expect(rulesOf('releaseCase', 403, 'moderator_required')).toContain('wrong-outcome');
});

it('keeps a good answer that is for other callers out of the good call', () => {
  expect(expectedSuccess(operationOf(contractNamed('feed'), 'createPost')).statuses).toEqual([201]);
});
