import { anOperation } from '@tests/support/an-operation';
import { describe, expect, it } from 'vitest';
import { emitClass } from './emit-class';
import { emitOperation } from './emit-operation';

describe('emitClass', () => {
  it('emits a class named after its service, with the methods in the order of the document', () => {
    const [first, second] = [anOperation(), anOperation({ operationId: 'listPosts' })];
    const redirect = anOperation({ operationId: 'leave', responses: { '302': {} } });
    expect(
      emitClass('page-details', 'Page-details service', [first, redirect, second]),
    ).toBe(`/** Page-details service: its calls, each answering a Result. */
export class PageDetailsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('page-details');
  }

${emitOperation(first)}

${emitOperation(second)}
}`);
  });
});
