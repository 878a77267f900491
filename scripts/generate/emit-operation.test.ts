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

  it('emits a call with everything in one input', () => {
    const operation = anOperation({
      operationId: 'savePost',
      summary: 'Is it */ saved?',
      deprecated: true,
      purpose: 'background',
      method: 'put',
      parameters: [
        aParameter('header', 'idempotency-key', { required: true, 'x-input-name': 'draftId' }),
        aParameter('query', 'notify', { required: true }),
        aParameter('path', 'postId'),
      ],
      requestBody: { ...asJson(), required: true },
      responses: { '204': {} },
    });
    expect(emitOperation(operation)).toBe(`  /** @deprecated Is it * / saved? */
  savePost(
    input: operations['savePost']['parameters']['path'] & operations['savePost']['parameters']['query'] & { readonly draftId: NonNullable<operations['savePost']['parameters']['header']>['idempotency-key'] } & operations['savePost']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    const { draftId, notify, postId, ...body } = input;
    return this.#calls.sendForNothing(
      { id: 'savePost', method: 'put', path: '/v1/feed/{postId}', purpose: 'background' },
      { path: { postId }, query: { notify }, headers: { 'idempotency-key': draftId }, body },
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
