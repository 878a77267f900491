import { describe, expect, it } from 'vitest';
import { createDereference } from './dereference';
import type { Schema } from './openapi-document';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const dereferenceIn = (schemas: Readonly<Record<string, Schema>>) =>
  createDereference({ openapi: '3.1.0', info: { title: 'Notes' }, components: { schemas } });

const place = { type: 'object', properties: { kind: { type: 'string' } } };

describe('dereference', () => {
  it.each([
    ['a reference', ref('Place'), place],
    ['one behind another', ref('Alias'), place],
    [
      'one deep inside',
      { type: 'array', items: { anyOf: [ref('Place'), { type: 'null' }] } },
      { type: 'array', items: { anyOf: [place, { type: 'null' }] } },
    ],
    [
      'one with words beside it',
      { ...ref('Place'), description: 'Where.', default: null },
      { ...place, description: 'Where.', default: null },
    ],
    [
      'one with narrower lengths beside it',
      { ...ref('Line'), minLength: 1, maxLength: 20 },
      { type: 'string', minLength: 1, maxLength: 20 },
    ],
  ])('writes out %s', (_name, schema, want) => {
    const line = { type: 'string', maxLength: 80 };
    expect(dereferenceIn({ Place: place, Alias: ref('Place'), Line: line })(schema)).toEqual(want);
  });

  it('shares what it has written out', () => {
    const written = dereferenceIn({ Place: place })({ properties: { a: ref('Place'), b: ref('Place') } });
    const properties = Object.values(written.properties ?? {});
    expect(properties[0]).toBe(properties[1]);
  });

  it.each([
    ['leads nowhere', ref('Nobody'), 'Notes: #/components/schemas/Nobody leads nowhere inside the document.'],
    ['leads out', { $ref: 'common.yaml#/components/schemas/Place' }, 'leads nowhere inside the document'],
    [
      'comes back to itself',
      ref('Tree'),
      'Notes: #/components/schemas/Tree → #/components/schemas/Twig → #/components/schemas/Tree is recursive',
    ],
    [
      'is widened beside it',
      { ...ref('Line'), maxLength: 81 },
      'Notes: maxLength beside $ref #/components/schemas/Line; put both into allOf.',
    ],
    [
      'is narrowed beside it',
      { ...ref('Place'), minProperties: 1 },
      'Notes: minProperties beside $ref #/components/schemas/Place; put both into allOf.',
    ],
  ])('refuses a reference that %s', (_name, schema, fault) => {
    const tree = { properties: { twig: ref('Twig') } };
    const twig = { properties: { tree: ref('Tree') } };
    const line = { type: 'string', maxLength: 80 };
    expect(() => dereferenceIn({ Place: place, Tree: tree, Twig: twig, Line: line })(schema)).toThrow(fault);
  });
});
