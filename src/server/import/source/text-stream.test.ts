import { describe, expect, it } from 'vitest';
import { linesOf, MAX_LINE_LENGTH } from './text-stream';

async function* inParts(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function linesIn(text: string, size: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const some of linesOf(inParts(text, size))) lines.push(...some);
  return lines;
}

describe('linesOf', () => {
  it.each([
    ['a\r\nb\nc\rd', ['a', 'b', 'c', 'd']],
    ['a\r\n', ['a']],
    ['a\n\nb\n', ['a', '', 'b']],
    ['a\r', ['a']],
    ['\r\n\r\na', ['', '', 'a']],
    ['', []],
  ])('cuts %j, however it is read', async (text, lines) => {
    for (const size of [1, 2, 3, 100]) expect(await linesIn(text, size)).toEqual(lines);
  });

  it('holds no more than the beginning of a line without an end', async () => {
    const size = 100_000;
    const [first, second, ...others] = await linesIn(`${'x'.repeat(MAX_LINE_LENGTH * 3)}\nnext`, size);
    expect(first?.length).toBeGreaterThan(MAX_LINE_LENGTH);
    expect(first?.length).toBeLessThanOrEqual(MAX_LINE_LENGTH + size);
    expect([second, ...others]).toEqual(['next']);
  });
});
