import { describe, expect, it } from 'vitest';
import { emitTypes } from './emit-types';

const note = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { type: ['string', 'null'], examples: ['draft'] },
    tags: { type: 'array', items: { type: 'string' }, default: [] },
    example: { type: 'string', description: 'An example of the kind.' },
  },
};
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Note' }, example: { kind: 'draft' } } };
const document = {
  openapi: '3.1.0',
  info: { title: 'Notes service', version: '1' },
  paths: {
    '/notes': {
      get: { operationId: 'getNote', responses: { '200': { description: 'The note.', content } } },
    },
  },
  components: { schemas: { Note: note } },
};

describe('emitTypes', () => {
  it('emits schemas and operations, without examples, empty members and paths', async () => {
    expect(await emitTypes(document)).toBe(`export interface components {
    schemas: {
        readonly Note: {
            readonly kind: string | null;
            /** @default [] */
            readonly tags?: readonly string[];
            /** @description An example of the kind. */
            readonly example?: string;
        };
    };
}
export interface operations {
    readonly getNote: {
        readonly parameters: {};
        readonly responses: {
            /** @description The note. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
}`);
  });
});
