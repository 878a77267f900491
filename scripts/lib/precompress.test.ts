import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';
import { precompress } from './precompress';

const makeFolder = temporaryFolders('packed');

it('packs long text files in every folder and leaves the rest', () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'js'));
  const long = 'let word = 1;\n'.repeat(200);
  writeFileSync(join(folder, 'js', 'long.js'), long);
  writeFileSync(join(folder, 'short.css'), 'a{}');
  writeFileSync(join(folder, 'font.woff2'), long);
  expect(precompress(folder)).toBe(1);
  expect(brotliDecompressSync(readFileSync(join(folder, 'js', 'long.js.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, 'js', 'long.js.gz'))).toString()).toBe(long);
  expect(existsSync(join(folder, 'short.css.br')) || existsSync(join(folder, 'font.woff2.br'))).toBe(false);
});
