import { anOperation, aParameter, asJson } from '@tests/support/an-operation';
import { describe, expect, it } from 'vitest';
import { emitOperation } from './emit-operation';

describe('emitOperation', () => {
  it('emits a call that needs nothing', () => {
    expect(emitOperation(anOperation({ path: '/v1/feed' }))).toBe(`  /** One post. */
  getPost(
    options: CallOptions = {},
  ): Promise<Result<operations['getPost']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getPost', method: 'get', path: '/v1/feed' },
      {},
      options,
    ) as Promise<Result<operations['getPost']['responses'][200]['content']['application/json'], Failure>>;
  }`);
  });

  it('emits a call with everything, in the order path, query, body, headers, options', () => {
    const operation = anOperation({
      operationId: 'savePost',
      summary: 'Is it */ saved?',
      deprecated: true,
      purpose: 'background',
      method: 'put',
      parameters: [
        aParameter('header', 'idempotency-key', { required: true }),
        aParameter('query', 'notify', { required: true }),
        aParameter('path', 'postId'),
      ],
      requestBody: { ...asJson(), required: true },
      responses: { '204': {} },
    });
    expect(emitOperation(operation)).toBe(`  /** @deprecated Is it * / saved? */
  savePost(
    path: operations['savePost']['parameters']['path'],
    query: operations['savePost']['parameters']['query'],
    body: operations['savePost']['requestBody']['content']['application/json'],
    headers: operations['savePost']['parameters']['header'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForNothing(
      { id: 'savePost', method: 'put', path: '/v1/feed/{postId}', purpose: 'background' },
      { path, query, body, headers },
      options,
    ) as Promise<Result<null, Failure>>;
  }`);
  });

  it('names the status of a success that is not the usual one', () => {
    const success = (responses: Parameters<typeof anOperation>[0]) =>
      /success: \[.*?\]/.exec(emitOperation(anOperation(responses)) ?? '');
    expect(success({ responses: { '201': asJson() } })?.[0]).toBe('success: [201]');
    expect(success({ responses: { '202': {} } })?.[0]).toBe('success: [202]');
    expect(success({ responses: { '200': {}, '204': {} } })?.[0]).toBe('success: [200, 204]');
    expect(success({ responses: { '200': asJson() } })).toBeNull();
    expect(success({ responses: { '204': {} } })).toBeNull();
  });

  it('emits nothing where there is no success to wait for', () => {
    expect(emitOperation(anOperation({ responses: { '302': {} } }))).toBeNull();
  });
});
