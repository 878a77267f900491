import { describe, expect, it } from 'vitest';
import type { Database } from './database';
import { integer, nullable, text } from './sql-types';
import { defineStatement, Statement } from './statement';

const moved = new Statement({
  name: '',
  parameters: { id: integer, name: text, tagline: nullable(text) },
  columns: {},
  text: 'update people set tagline = $tagline, name = $name where id = $id and name <> $name::text',
});

describe('a statement with names', () => {
  it('has a place for each name, the same wherever the name stands', () => {
    expect(moved.text).toBe('update people set tagline = $3, name = $2 where id = $1 and name <> $2::text');
    expect(moved.parameters).toEqual([integer, text, nullable(text)]);
  });

  it('takes its values by name, in any order', () => {
    expect(moved.placed([{ tagline: null, name: 'Meera', id: 7 }])).toEqual([7, 'Meera', null]);
  });

  it.each([
    ['that is no parameter', 'select $id, $nam, $tagline', ' has no parameter nam.'],
    ['that the text does not use', 'select $id', ' does not use name, tagline.'],
  ])('is refused with a name %s', (_fault, wrong, sentence) => {
    const parameters = { id: integer, name: text, tagline: nullable(text) };
    expect(() => new Statement({ name: '', parameters, columns: {}, text: wrong })).toThrow(sentence);
  });

  it('does not compile with a value that is missing, misnamed or too many', async () => {
    const query: Database['query'] = async () => [];
    const values = { id: 7, name: 'Meera', tagline: null };
    await query(moved, values);
    await query(moved, { id: 7, name: 'Meera', tagline: null });
    // @ts-expect-error tagline is missing
    await query(moved, { id: 7, name: 'Meera' });
    // @ts-expect-error the name is misspelt
    await query(moved, { id: 7, nmae: 'Meera', tagline: null });
    // @ts-expect-error nothing is called city
    await query(moved, { id: 7, name: 'Meera', tagline: null, city: 'Kochi' });
    // @ts-expect-error values have names here
    await query(moved, 7, 'Meera', null);
  });
});

it('a statement of more than seven values without names is refused', () => {
  const define = (count: number) =>
    defineStatement({
      name: `test.of-${count}`,
      parameters: Array.from({ length: count }, () => integer),
      columns: {},
      text: 'select 1',
    });
  expect(define(7).name).toBe('test.of-7');
  expect(() => define(8)).toThrow('The values of test.of-8 need names.');
});
