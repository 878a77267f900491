import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import type { DisposableDatabase } from '@tests/support/test-database';
import { openDatabaseOn } from '@tests/support/test-database';
import { afterAll, beforeAll } from 'vitest';
import { importFiles } from '@/server/import/import-files';
import type { ImportScene } from '@/server/import/import-scene';
import { importKinds } from '@/server/import/kinds/import-kinds';
import { readOptions } from '@/server/import/options';
import { createAuthorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Files } from '@/server/platform/files/files.port';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { StoredFiles } from '@/server/platform/files/stored-files';
import { loadReference } from '@/server/reference/load-reference';

export interface ImportHarness {
  readonly database: Database;
  readonly folder: string;
  readonly pictures: Files;
  fileOf(name: string, content: string | Uint8Array): string;
  importing(
    args: readonly string[],
    scene?: Partial<ImportScene>,
    accepted?: readonly string[],
  ): Promise<{ readonly isWhole: boolean; readonly printed: string }>;
}

export function importerOn(kind: Database['kind']): ImportHarness {
  const makeFolder = temporaryFolders('import');
  let disposable: DisposableDatabase | undefined;
  let folder = '';
  const pictures = new MemoryFiles();
  beforeAll(async () => {
    disposable = await openDatabaseOn(kind);
    folder = makeFolder();
    await loadReference(disposable.database);
  }, 120_000);
  afterAll(async () => {
    await disposable?.database.close();
    await disposable?.drop();
  });
  const opened = (): Database => {
    if (disposable === undefined) throw new Error('The database is opened before the first test.');
    return disposable.database;
  };
  return {
    get database() {
      return opened();
    },
    get folder() {
      return folder;
    },
    pictures,
    fileOf: (name, content) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    // Most of these files have no dates, which is a warning.
    importing: async (args, scene = {}, accepted = ['undated']) => {
      const lines: string[] = [];
      const isWhole = await importFiles(
        readOptions([...args, ...accepted.map((name) => `--yes=${name}`)], importKinds),
        {
          database: opened(),
          authorship: createAuthorship(Buffer.alloc(32, 7)),
          files: new StoredFiles(opened(), pictures),
          folder,
          output: { write: (line) => lines.push(line) },
          ask: null,
          isStopping: () => false,
          now: () => Date.UTC(2026, 10, 20),
          uptime: () => 0,
          ...scene,
        },
      );
      return { isWhole, printed: lines.join('') };
    },
  };
}
