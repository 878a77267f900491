import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { expect, it } from 'vitest';
import { DataFolderUnusable, explainDataFolder, makeDataFolder } from './data-folder';
import { lockData } from './data-lock';

const folder = temporaryFolders('data-folder');

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

it('explains what keeps a folder from being used', () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  const isFile = explainDataFolder(
    file,
    errorOf(() => makeDataFolder(file)),
  );
  expect(isFile).toBeInstanceOf(DataFolderUnusable);
  expect(isFile).toMatchObject({ message: expect.stringContaining(`The data folder is a file (DATA_DIR=${file}`) });

  const odd = folder();
  mkdirSync(join(odd, 'server.lock'));
  const isFolder = explainDataFolder(
    odd,
    errorOf(() => lockData(odd)),
  );
  expect(isFolder).toMatchObject({ message: expect.stringContaining('has a folder where a file belongs') });

  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(explainDataFolder('/data', new Error('failed', { cause: full }))).toMatchObject({
    message: 'The disk of the data folder is full (DATA_DIR=/data, 53100). Free at least 128 MB and start again.',
  });
  // A write to an open file fails without a path.
  const write = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(explainDataFolder('/data', write)).toBeInstanceOf(DataFolderUnusable);
  expect(explainDataFolder(odd, { status: 1 })).toMatchObject({ message: expect.stringContaining('is damaged') });
});

it('leaves alone what is no fault of the folder', () => {
  const port = Object.assign(new Error('listen EACCES'), { code: 'EACCES', port: 80 });
  const elsewhere = Object.assign(new Error('no such file'), { code: 'ENOENT', path: '/elsewhere/file' });
  for (const error of [port, elsewhere, new Error('a bug')]) expect(explainDataFolder('/data', error)).toBe(error);
});
