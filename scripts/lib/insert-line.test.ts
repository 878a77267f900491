import { describe, expect, it } from 'vitest';
import { insertLine } from './insert-line';

describe('insertLine', () => {
  const text = "import a from 'a';\nconst list = [\n  one,\n];\n";

  it('puts the line after its place and the imports at the top', () => {
    const given = { after: 'const list', line: '  two,', imports: ["import b from 'b';"] };
    expect(insertLine(text, given)).toBe(
      "import b from 'b';\nimport a from 'a';\nconst list = [\n  two,\n  one,\n];\n",
    );
  });

  it('leaves a text alone that has the line', () => {
    expect(insertLine(text, { after: 'const list', line: '  one,', imports: ['x'] })).toBe(text);
  });

  it('finds no place', () => {
    expect(insertLine(text, { after: 'const set', line: '  two,', imports: [] })).toBeNull();
  });
});
