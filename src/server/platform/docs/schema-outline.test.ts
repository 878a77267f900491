import { describe, expect, it } from 'vitest';
import { schemaOutline } from './schema-outline';

describe('schemaOutline', () => {
  it.each([
    [{ type: 'string', minLength: 1, maxLength: 150 }, 'string, 1 to 150 characters'],
    [{ type: ['string', 'null'], format: 'uuid' }, 'string | null (uuid)'],
    [{ type: 'integer', minimum: 1, default: 20 }, 'integer, at least 1, default 20'],
    [{ enum: ['up', 'down'] }, '"up" | "down"'],
    [{ const: true }, 'true'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, '[string], at most 3 items'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'string | integer'],
    [{}, 'any'],
  ])('writes %o as %s', (schema, outline) => expect(schemaOutline(schema)).toBe(outline));

  it('writes members with what they mean, and marks those that may be left out', () => {
    const schema = {
      type: 'object',
      required: ['title'],
      properties: {
        title: { type: 'string', description: 'What it is about.' },
        community: { type: ['object', 'null'], properties: { id: { type: 'integer' } } },
      },
    };
    expect(schemaOutline(schema)).toBe(
      '{\n  title: string  // What it is about.\n  community?: {\n    id?: integer\n  } | null\n}',
    );
  });

  it('ends, however deep a schema is', () => {
    const deep = Array.from({ length: 20 }).reduce<object>((items) => ({ type: 'array', items }), { type: 'string' });
    expect(schemaOutline({ ...deep })).toContain('…');
  });
});
