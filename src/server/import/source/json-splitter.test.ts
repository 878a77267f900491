import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonSplitter } from './json-splitter';

function split(text: string, depth: 0 | 1, size = 7): readonly { readonly line: number; readonly text: string }[] {
  const splitter = new JsonSplitter(depth);
  const found = [];
  for (let at = 0; at < text.length; at += size) found.push(...splitter.take(text.slice(at, at + size)));
  return found;
}

describe('JsonSplitter', () => {
  it('cuts a list into its objects, however it is written and read', () => {
    const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 40 }), fc.constantFrom(undefined, 2), (list, size, indent) => {
        const parts = split(JSON.stringify(list, null, indent), 1, size);
        expect(parts.map(({ text }) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });

  it('names the line of each, and cuts objects without a list', () => {
    expect(split('[\n {"a": 1},\n {"b": {"c": [{}]}}\n]', 1)).toEqual([
      { line: 2, text: '{"a": 1}' },
      { line: 3, text: '{"b": {"c": [{}]}}' },
    ]);
    expect(split('{"a": 1}\n{"a":\n2}', 0).map(({ line }) => line)).toEqual([1, 2]);
  });

  it('goes on behind an object whose quotes are damaged', () => {
    const parts = split('[\n {"a": "one"},\n {"a": "t"wo},\n {"a": "three"}\n]', 1);
    expect(parts.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(parts[2]?.text).toBe('{"a": "three"}');
  });
});
