import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { describe, expect, it } from 'vitest';
import { ArchiveReader } from './archive-reader';
import { ArchiveWriter } from './archive-writer';
import type { Manifest } from './manifest';
import { BackupError, compareTables } from './manifest';

const newFolder = temporaryFolders('archive');
const ABOUT: Omit<Manifest, 'entries'> = {
  format: 1,
  version: '0.1.0',
  takenAt: '2026-11-22T00:00:00.000Z',
  database: 'pglite',
  migrations: 80,
  keyName: 'a key',
  tables: { 'content.posts': { rows: 2, checksum: '17' } },
};

async function anArchive(path: string): Promise<Manifest> {
  const writer = new ArchiveWriter(path);
  writer.addFolder('database/empty');
  await writer.add('database/one', Buffer.from('first content'), false);
  await writer.add('files/media/2.webp', Buffer.from('second content'));
  return writer.finish(ABOUT);
}

describe('an archive', () => {
  it('gives back what was put in, folders without files too, and is for its owner only', async () => {
    const [path, target] = [join(newFolder(), 'a.zip'), newFolder()];
    const manifest = await anArchive(path);
    expect(statSync(path).mode & 0o077).toBe(0);
    const archive = await ArchiveReader.open(path);
    expect(archive.manifest).toEqual(manifest);
    expect(archive.namesIn('files/')).toEqual(['media/2.webp']);
    await archive.extractFolder('database/', target);
    expect(readFileSync(join(target, 'one'), 'utf8')).toBe('first content');
    expect(statSync(join(target, 'empty')).isDirectory()).toBe(true);
    expect(await archive.read('files/media/2.webp')).toEqual(Buffer.from('second content'));
    archive.close();
  });

  it('has its name only once it is whole', async () => {
    const path = join(newFolder(), 'a.zip');
    const writer = new ArchiveWriter(path);
    await writer.add('database/one', Buffer.from('first content'));
    expect(existsSync(path)).toBe(false);
    await writer.finish(ABOUT);
    expect(existsSync(path)).toBe(true);
  });

  it('is refused where a byte of a content has changed, or the manifest is missing', async () => {
    const path = join(newFolder(), 'a.zip');
    await anArchive(path);
    const content = readFileSync(path);
    content[content.indexOf('first content')] = 0x46;
    writeFileSync(path, content);
    const archive = await ArchiveReader.open(path);
    await expect(archive.check('database/one')).rejects.toThrow(BackupError);
    await archive.check('files/media/2.webp');
    archive.close();

    writeFileSync(path, content.subarray(0, content.length / 2));
    await expect(ArchiveReader.open(path)).rejects.toThrow(BackupError);
  });
});

it('names the first table whose rows are others', () => {
  const counted = { 'content.posts': { rows: 2, checksum: '17' }, 'content.votes': { rows: 1, checksum: '4' } };
  expect(() => compareTables(counted, counted)).not.toThrow();
  expect(() => compareTables(counted, { ...counted, 'content.votes': { rows: 1, checksum: '5' } })).toThrow(
    'Table content.votes',
  );
  expect(() => compareTables(counted, { 'content.posts': { rows: 2, checksum: '17' } })).toThrow('Table content.votes');
});
