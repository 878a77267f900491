import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectFile } from './inspect-file';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarakki-packed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['a.bz2', 'BZh91AY&SY', 'is compressed, but not with gzip. Unpack it.'],
  ['a.xz', '\u00FD7zXZ\0', 'is compressed, but not with gzip. Unpack it.'],
  ['a.zst', '\u0028\u00B5\u002F\u00FD', 'is compressed, but not with gzip. Unpack it.'],
  ['a.7z', '7z\u00BC\u00AF\u0027\u001C', 'is compressed, but not with gzip. Unpack it.'],
  ['a.xlsx', 'PK\u0003\u0004', 'Save the sheet as CSV'],
  ['a.parquet', 'PAR1', 'Save it as CSV or JSON lines.'],
  ['a.feather', 'ARROW1\0\0', 'Save it as CSV or JSON lines.'],
  ['a.db', 'SQLite format 3\0', 'Export its table as CSV.'],
])('%s is refused with the way out', async (name, begin, reason) => {
  const path = join(folder, name);
  writeFileSync(path, Buffer.from(`${begin}${'rows, rows, rows\n'.repeat(9)}`, 'latin1'));
  await expect(inspectFile(path)).rejects.toThrow(reason);
});
