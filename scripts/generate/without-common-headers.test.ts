import { anOperation, aParameter } from '@tests/support/an-operation';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '@/contract/operations';
import { withoutCommonHeaders } from './without-common-headers';

const { operationId, responses } = anOperation();
const appId = { name: 'appid', in: 'header', required: true } as const;
const key = aParameter('header', 'idempotency-key');
const appIdInQuery = aParameter('query', 'appid');

const aDocumentWith = (ofPath: readonly object[], ofOperation: readonly object[]) => ({
  openapi: '3.1.0',
  info: { title: 'Notes service' },
  paths: { '/v1/feed': { parameters: ofPath, get: { operationId, responses, parameters: ofOperation } } },
  components: { parameters: { AppId: appId } },
});

describe('withoutCommonHeaders', () => {
  it.each([
    ['a header that the client adds by itself', [], [appId, key], [key]],
    ['one behind a reference', [], [{ $ref: '#/components/parameters/AppId' }, key], [key]],
    ['one that a whole path declares', [appId], [key], [key]],
    ['one in another spelling', [], [{ ...appId, name: 'SystemId' }], []],
  ])('leaves out %s', (_name, ofPath, ofOperation, want) => {
    const [operation] = operationsOf(
      withoutCommonHeaders(JSON.parse(JSON.stringify(aDocumentWith(ofPath, ofOperation)))),
    );
    expect(operation?.parameters).toEqual(want);
  });

  it('keeps a query parameter of the same name, and a document without paths as it is', () => {
    const [operation] = operationsOf(
      withoutCommonHeaders(JSON.parse(JSON.stringify(aDocumentWith([], [appIdInQuery])))),
    );
    expect(operation?.parameters).toEqual([appIdInQuery]);
    const events = { openapi: '3.1.0', info: { title: 'Events' } };
    expect(withoutCommonHeaders(events)).toBe(events);
  });
});
