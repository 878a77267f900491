import { anOperation } from '@tests/support/an-operation';
import { describe, expect, it } from 'vitest';
import { emitClass } from './emit-class';
import { emitOperation } from './emit-operation';

describe('emitClass', () => {
  it('emits a class named after its feature, with the methods in the order of the document', () => {
    const [first, second] = [anOperation(), anOperation({ operationId: 'listPosts' })];
    const redirect = anOperation({ operationId: 'leave', responses: { '302': {} } });
    expect(
      emitClass('user', 'career-status', 'User service', [first, redirect, second]),
    ).toBe(`/** User service: the calls of career-status. */
export class CareerStatusApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('user');
  }

${emitOperation(first)}

${emitOperation(second)}
}`);
  });
});
