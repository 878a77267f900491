import { anOperation, aParameter } from '@tests/support/an-operation';
import { describe, expect, it } from 'vitest';
import { emitParameterArguments, emitParameterMembers } from './emit-parameters';

const path = aParameter('path', 'postId');
const cursor = aParameter('query', 'cursor');
const limit = aParameter('query', 'limit', { schema: { type: 'integer', default: 20 } });
const sort = aParameter('query', 'sort', { schema: { type: 'string', default: '' } });
const url = aParameter('query', 'url', { required: true });
const key = aParameter('header', 'idempotency-key', { required: true });
const of = (place: string) => `operations['getPost']['parameters']['${place}']`;

describe('emitParameterArguments', () => {
  it.each([
    ['nothing for no parameters', [], []],
    ['the path', [path], [{ name: 'path', type: of('path') }]],
    ['a query that may be left out as a whole', [cursor], [{ name: 'query', type: `NonNullable<${of('query')}>` }]],
    ['a query with a needed member', [cursor, url], [{ name: 'query', type: of('query') }]],
    [
      'path before query before headers, whatever the order in the document',
      [key, url, path],
      [
        { name: 'path', type: of('path') },
        { name: 'query', type: of('query') },
        { name: 'headers', type: of('header') },
      ],
    ],
    ['no cookies', [aParameter('cookie', 'AT')], []],
  ])('emits %s', (_name, parameters, want) => {
    expect(emitParameterArguments(anOperation({ parameters }))).toEqual(want);
  });
});

describe('emitParameterMembers', () => {
  const none = (name: string) => ({ name, type: 'None' });

  it.each([
    ['three empty groups', [], [none('path'), none('query'), none('headers')]],
    [
      'members with a default as always there, an empty default too',
      [cursor, limit, sort],
      [
        none('path'),
        { name: 'query', type: `WithDefaults<NonNullable<${of('query')}>, 'limit' | 'sort'>` },
        none('headers'),
      ],
    ],
    [
      'each group by its declared type',
      [path, url, key],
      [
        { name: 'path', type: of('path') },
        { name: 'query', type: of('query') },
        { name: 'headers', type: of('header') },
      ],
    ],
  ])('emits %s', (_name, parameters, want) => {
    expect(emitParameterMembers(anOperation({ parameters }))).toEqual(want);
  });
});
