import { aDocument } from '@tests/support/a-document';
import { describe, expect, it } from 'vitest';
import type { ObservedResponse } from './response-check';
import { createResponseCheck } from './response-check';

const note = { id: 7, title: 'Buyout', place: null };
const problem = {
  type: 'about:blank',
  title: 'Refused',
  status: 422,
  code: 'note_refused',
  message: 'No.',
  fields: {},
};

function anAnswer(
  changes: Partial<Omit<ObservedResponse, 'body'>> & { readonly json?: unknown; readonly body?: string } = {},
) {
  const { json = note, ...rest } = changes;
  return {
    method: 'GET',
    url: '/api/notes/v1/notes/7',
    status: 200,
    contentType: 'application/json; charset=utf-8',
    headers: new Map([['x-note', 'yes']]),
    body: JSON.stringify(json),
    ...rest,
  };
}

const aProblem = (changes: Parameters<typeof anAnswer>[0] = {}) =>
  anAnswer({
    method: 'POST',
    url: '/api/notes/v1/notes',
    status: 422,
    contentType: 'application/problem+json',
    headers: new Map(),
    json: problem,
    ...changes,
  });

describe('a response check', () => {
  it.each([
    ['a declared answer', anAnswer(), 'getNote'],
    ['an absolute address', anAnswer({ url: 'http://127.0.0.1:3000/api/notes/v1/notes/7' }), 'getNote'],
    [
      'a literal path before a parameter',
      anAnswer({ url: '/api/notes/v1/notes/latest', headers: new Map([['date', 'today']]) }),
      'getLatestNote',
    ],
    [
      'no body where none is declared',
      anAnswer({ method: 'DELETE', status: 204, contentType: null, headers: new Map(), body: '' }),
      'deleteNote',
    ],
    ['a problem that is declared', aProblem(), 'createNote'],
    ['a failure', aProblem({ status: 500, json: { ...problem, status: 500, code: 'internal_error' } }), 'createNote'],
    ['a page', anAnswer({ url: '/p/7', contentType: 'text/html', body: '<p>' }), null],
  ])('passes %s', (_name, answer, operationId) => {
    expect(createResponseCheck([aDocument()]).check(answer)).toBe(operationId);
  });

  it.each([
    ['a status that is not declared', anAnswer({ status: 201 }), 'its operation declares 200, 500 only'],
    [
      'a header that is not declared',
      anAnswer({
        headers: new Map([
          ['x-note', 'yes'],
          ['x-surprise', '1'],
        ]),
      }),
      'it declares no header x-surprise',
    ],
    ['a header that is missing', anAnswer({ headers: new Map() }), 'x-note is missing among its headers'],
    ['a problem of another status', aProblem({ json: { ...problem, status: 409 } }), 'its status is 409'],
    [
      'another content type',
      anAnswer({ contentType: 'text/html' }),
      'its content type is text/html; declared is application/json',
    ],
    ['a body that is no JSON', anAnswer({ body: '{' }), 'its body is not JSON'],
    [
      'a parameter that nobody declared',
      anAnswer({ url: '/api/notes/v1/notes/7?sor=top' }),
      'it does not know the parameter sor of the query',
    ],
    ['a missing member', anAnswer({ json: { id: 7, place: null } }), "must have required property 'title'"],
    ['a wrong member', anAnswer({ json: { ...note, id: '7' } }), '/id must be integer'],
    ['a body where none is declared', anAnswer({ method: 'DELETE', status: 204 }), 'no body is declared'],
    [
      'a code that is not declared',
      aProblem({ json: { ...problem, code: 'surprise' } }),
      'its code surprise is not one of',
    ],
    [
      'a problem with a member too many',
      aProblem({ json: { ...problem, stack: 'x' } }),
      'must NOT have additional properties',
    ],
  ])('throws for %s', (_name, answer, fault) => {
    expect(() => createResponseCheck([aDocument()]).check(answer)).toThrow(fault);
  });

  it('knows which declared answers were never seen', () => {
    const check = createResponseCheck([aDocument()]);
    check.check(anAnswer());
    check.check(aProblem());
    check.check(aProblem({ status: 500, json: { ...problem, status: 500, code: 'internal_error' } }));
    expect(check.seen()).toEqual(['createNote 422', 'createNote 500', 'getNote 200']);
    expect(check.neverSeen()).toEqual([
      'listNotes 200',
      'listNotes 500',
      'createNote 200',
      'createNote 204',
      'getLatestNote 200',
      'getNote 500',
      'deleteNote 204',
      'deleteNote 500',
    ]);
  });
});
