import { anOperation, aParameter, asJson } from '@tests/support/an-operation';
import { expect, it } from 'vitest';
import { partsOf } from './flat-input';

it('puts each member of an input into its part, and what is always sent too', () => {
  const operation = anOperation({
    parameters: [
      aParameter('path', 'version', { 'x-sent-always': 'v3' }),
      aParameter('path', 'postId'),
      aParameter('query', 'page', { required: false }),
      aParameter('header', 'idempotency-key', { 'x-input-name': 'draftId' }),
    ],
    requestBody: asJson(),
  });
  expect(partsOf(operation, { postId: 'p1', draftId: 'd1', title: 'Buyout?', content: '' })).toEqual({
    path: { version: 'v3', postId: 'p1' },
    query: {},
    headers: { 'idempotency-key': 'd1' },
    body: { title: 'Buyout?', content: '' },
  });
  expect(partsOf(anOperation({ parameters: [aParameter('path', 'postId')] }), { postId: 'p1' })).not.toHaveProperty(
    'body',
  );
});
