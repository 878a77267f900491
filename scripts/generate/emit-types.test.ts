import { describe, expect, it } from 'vitest';
import { emitTypes } from './emit-types';

const document = {
  openapi: '3.1.0',
  info: { title: 'Notes service', version: '1' },
  components: {
    schemas: {
      Note: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { type: ['string', 'null'] },
          tags: { type: 'array', items: { type: 'string' }, default: [] },
        },
      },
    },
  },
};

describe('emitTypes', () => {
  it.each([
    ['a client, which may leave out what has a default', 'client', 'readonly tags?: readonly string[];'],
    ['a server, which always has what has a default', 'server', 'readonly tags: readonly string[];'],
  ] as const)('emits types for %s', async (_name, side, tags) => {
    const types = await emitTypes(document, side);
    expect(types).toContain('readonly kind: string | null;');
    expect(types).toContain(tags);
  });
});
