import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectFile } from './inspect-file';
import { openSource } from './open-source';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarakki-wide-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const names = (count: number) => Array.from({ length: count }, (_, place) => `c${place}`);

async function headersOf(name: string, content: string): Promise<readonly string[]> {
  const path = join(folder, name);
  writeFileSync(path, content);
  return (await openSource(await inspectFile(path))).headers;
}

it.each([
  ['csv', (count: number) => `${names(count).join()}\n${names(count).join()}x\n`],
  ['json', (count: number) => JSON.stringify([Object.fromEntries(names(count).map((name) => [name, 1]))])],
])('a %s file of more than a thousand columns is refused at once, in words', async (form, contentOf) => {
  expect(await headersOf(`most.${form}`, contentOf(1_000))).toHaveLength(1_000);
  await expect(headersOf(`wide.${form}`, contentOf(1_001))).rejects.toThrow(
    'has 1001 columns, more than the 1000 that an import reads. Save the columns that you need in a separate file.',
  );
});

it.each([
  ['of Python', `{'title': 'Weaver', 'skills': None}\n{'title': 'Dyer', 'skills': None}\n`],
  ['with a comma too many', '[{"title": "Weaver",}]'],
])('a list %s is told to be no valid JSON, and how it should be', async (_, content) => {
  await expect(headersOf('odd.json', content)).rejects.toThrow(
    'is not valid JSON from line 1 on. Names and texts need double quotes, and there must be no comma before a closing bracket.',
  );
});
