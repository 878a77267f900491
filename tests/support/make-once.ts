import { existsSync } from 'node:fs';
import type { ReleaseData } from '@/server/platform/data-lock';
import { DataLocked, lockData } from '@/server/platform/data-lock';

export async function makeOnce(path: string, make: () => Promise<void>): Promise<void> {
  while (!existsSync(path)) {
    let release: ReleaseData;
    try {
      release = lockData(`${path}.making`);
    } catch (error) {
      if (!(error instanceof DataLocked)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    try {
      if (!existsSync(path)) await make();
    } finally {
      release();
    }
  }
}
