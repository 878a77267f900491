import { anOperation, aParameter, asJson } from '@tests/support/an-operation';
import { describe, expect, it } from 'vitest';
import { emitInput } from './emit-input';

const of = (place: string) => `operations['getPost']['parameters']['${place}']`;
const body = { requestBody: { ...asJson(), required: true } };
const bodyType = "operations['getPost']['requestBody']['content']['application/json']";

describe('emitInput', () => {
  it.each([
    ['a path', anOperation({ parameters: [aParameter('path', 'postId')] }), 'path', '{ path }'],
    ['a body', anOperation(body), 'body', '{ body }'],
  ])('leaves %s, which is flat by itself, as it is', (_name, operation, name, request) => {
    expect(emitInput(operation)).toMatchObject({ parameters: [{ name }], statement: null, request });
  });

  it('makes one input of all parts, with the names that headers have in the domain', () => {
    const parameters = [
      aParameter('header', 'idempotency-key', { required: true, 'x-input-name': 'draftId' }),
      aParameter('query', 'page', { required: false }),
      aParameter('path', 'postId'),
    ];
    const header = "NonNullable<operations['getPost']['parameters']['header']>['idempotency-key']";
    expect(emitInput(anOperation({ parameters, ...body, feature: 'jobs' }))).toEqual({
      parameters: [
        {
          name: 'input',
          type: `${of('path')} & NonNullable<${of('query')}> & { readonly draftId: ${header} } & ${bodyType}`,
        },
      ],
      statement: 'const { draftId, page, postId, ...body } = input;',
      request: "{ path: { postId }, query: { page }, headers: { 'idempotency-key': draftId }, body }",
    });
  });

  it('sends by itself what is always the same', () => {
    const parameters = [
      aParameter('path', 'version', { 'x-sent-always': 'v3' }),
      aParameter('header', 'x-http-method-override', { required: true, schema: { type: 'string', enum: ['PUT'] } }),
    ];
    expect(emitInput(anOperation({ parameters, feature: 'jobs' }))).toEqual({
      parameters: [],
      statement: null,
      request: "{ path: { version: 'v3' }, headers: { 'x-http-method-override': 'PUT' } }",
    });
  });
});
