import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Folders are removed after the surrounding test group. */
export function temporaryFolders(purpose: string): () => string {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), `tarakki-${purpose}-`));
    made.push(folder);
    return folder;
  };
}
