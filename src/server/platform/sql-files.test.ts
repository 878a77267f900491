import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';
import { readSqlFiles } from './sql-files';

const temporary = temporaryFolders('sql-files');

it('puts the values of rules in, and hashes what is applied', () => {
  const folder = temporary();
  mkdirSync(join(folder, 'jobs'));
  writeFileSync(join(folder, 'jobs', 'age.sql'), 'select {{DAYS}} + {{DAYS}}');
  writeFileSync(join(folder, 'first.sql'), 'select 1');
  const { scripts, hash } = readSqlFiles(folder, { DAYS: 120 });
  expect(scripts).toEqual(['select 1', 'select 120 + 120']);
  expect(readSqlFiles(folder, { DAYS: 121 }).hash).not.toBe(hash);
  expect(() => readSqlFiles(folder, {})).toThrow('{DAYS}');
});
