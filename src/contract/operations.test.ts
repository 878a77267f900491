import { aDocument } from '@tests/support/a-document';
import { describe, expect, it } from 'vitest';
import type { Operation } from './openapi-document';
import { operationsOf } from './operations';

const aDocumentWith = (operation: Operation) => ({ ...aDocument(), paths: { '/v1/notes': { post: operation } } });

describe('operationsOf', () => {
  it('lists the operations path by path, and by method within one', () => {
    expect(
      operationsOf(aDocument()).map(({ method, path, operationId }) => `${method} ${path} ${operationId}`),
    ).toEqual([
      'get /v1/notes listNotes',
      'post /v1/notes createNote',
      'get /v1/notes/latest getLatestNote',
      'get /v1/notes/{noteId} getNote',
      'delete /v1/notes/{noteId} deleteNote',
    ]);
    expect(operationsOf({ openapi: '3.1.0', info: { title: 'Events' }, webhooks: {} })).toEqual([]);
  });

  it.each([
    ['everybody', [], false],
    ['everybody, and more for people', [{}, { session: [] }], false],
    ['people only', [{ session: [] }], true],
  ])('knows a call for %s', (_name, security, needsSession) => {
    expect(operationsOf(aDocumentWith({ operationId: 'a', security }))[0]).toMatchObject({ needsSession });
  });

  it('gives an operation its path’s parameters, its own ones first of all', () => {
    const schema = { type: 'integer' };
    const own = { name: 'noteId', in: 'path', required: true, schema: { type: 'string' } } as const;
    const inherited = { name: 'noteId', in: 'path', required: true, schema } as const;
    const other = { name: 'limit', in: 'query', schema } as const;
    const document = {
      ...aDocument(),
      paths: { '/v1/{noteId}': { parameters: [inherited, other], get: { operationId: 'a', parameters: [own] } } },
    };
    expect(operationsOf(document)[0]?.parameters).toEqual([other, own]);
  });

  it('writes out every reference', () => {
    expect(JSON.stringify(operationsOf(aDocument()))).not.toContain('$ref');
  });

  it('refuses an operation without a name, and a name that is taken', () => {
    expect(() => operationsOf(aDocumentWith({}))).toThrow('Notes service: POST /v1/notes has no operationId.');
    const paths = { '/a': { get: { operationId: 'a' } }, '/b': { get: { operationId: 'a' } } };
    expect(() => operationsOf({ ...aDocument(), paths })).toThrow('two operations are named a; rename one of them');
  });

  it('refuses a reference that leads nowhere', () => {
    const document = aDocumentWith({ operationId: 'a', parameters: [{ $ref: '#/components/parameters/Nobody' }] });
    expect(() => operationsOf(document)).toThrow('The reference #/components/parameters/Nobody leads nowhere');
  });
});
