import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { S3Server } from '@tests/support/s3-server';
import { startS3Server } from '@tests/support/s3-server';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { testConfig } from '@tests/support/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFiles } from './create-files';
import type { Files } from './files.port';

const KEY = 'photos/7f3a2b1c-58c7-4b63-9c0e-2f5f6f5f1a10.webp';
const content = Buffer.from([0, 1, 2, 255, 254, 13, 10]);
const folder = temporaryFolders('files');
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

describe.each([
  ['on disk', () => createFiles(testConfig({ dataDirectory: folder() }))],
  ['in an S3-compatible store', () => createFiles(testConfig({ fileStore: s3.config }))],
  ['in memory', () => createFiles(testConfig())],
])('files %s', (_place, create) => {
  let files: Files;
  beforeAll(() => {
    files = create();
  });

  it('come back as they were stored, and are replaced by another of their key', async () => {
    await files.put(KEY, content);
    expect(await files.get(KEY)).toEqual(content);
    await files.put(KEY, Buffer.alloc(300_000, 7));
    expect(await files.get(KEY)).toEqual(Buffer.alloc(300_000, 7));
  });

  it('are gone once deleted, and those that never were do no harm', async () => {
    await files.put(KEY, content);
    await files.delete(KEY);
    await files.delete(KEY);
    expect(await files.get(KEY)).toBeNull();
  });

  it('have keys that lead nowhere else', async () => {
    for (const key of ['../secret.txt', 'photos/../../x.webp', '/etc/passwd', 'a', 'photos/a b.webp', 'photos/.webp']) {
      await expect(files.put(key, content)).rejects.toThrow('is no key of a file');
      await expect(files.get(key)).rejects.toThrow('is no key of a file');
      await expect(files.delete(key)).rejects.toThrow('is no key of a file');
    }
  });
});

it('on disk nobody else can read them, and none is left half written', async () => {
  const dataDirectory = folder();
  await createFiles(testConfig({ dataDirectory })).put(KEY, content);
  const photos = join(dataDirectory, 'files', 'photos');
  expect(readdirSync(photos)).toEqual([KEY.replace('photos/', '')]);
  expect(statSync(join(dataDirectory, 'files', KEY)).mode & 0o077).toBe(0);
});

it('on disk the half of a file that a killed process left goes with the file', async () => {
  const dataDirectory = folder();
  const files = createFiles(testConfig({ dataDirectory }));
  await files.put(KEY, content);
  await files.delete(KEY);
  const photos = join(dataDirectory, 'files', 'photos');
  const stored = files.put(KEY, Buffer.alloc(20_000_000));
  let half: string | undefined;
  while (half === undefined) {
    await nextTurn();
    [half] = readdirSync(photos);
  }
  expect(half).not.toBe(KEY.replace('photos/', ''));
  await stored;
  writeFileSync(join(photos, half), content);
  await files.delete(KEY);
  expect(readdirSync(photos)).toEqual([]);
});

it('an S3-compatible store that fails is asked again, then says so; one with another secret is refused', async () => {
  const files = createFiles(testConfig({ fileStore: s3.config }));
  s3.failNext(2, 503);
  await files.put(KEY, content);
  s3.failNext(3, 503);
  await expect(files.get(KEY)).rejects.toThrow('The file store answered 503 to a GET.');
  const stranger = createFiles(testConfig({ fileStore: { ...s3.config, secretAccessKey: 'another' } }));
  await expect(stranger.get(KEY)).rejects.toThrow('The file store answered 403 to a GET.');
  await expect(stranger.put(KEY, content)).rejects.toThrow('The file store answered 403 to a PUT.');
});
