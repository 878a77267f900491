import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { projectFile } from '@/server/platform/project-folder';
import { inputStamp } from '../../scripts/lib/input-stamp';
import { makeOnce } from './make-once';
import { settleData } from './settle-data';

/**
 * Copies a data folder with the demo data to `target`: as `firstStart` left it, which starts a server on the folder that
 * it is given and stops it again, and settled. That is done once a day and for each state of the sources; the result stays in .cache/.
 */
export async function copyDemoData(target: string, firstStart: (folder: string) => Promise<void>): Promise<void> {
  const name = `demo-data-${inputStamp(projectFile()).slice(0, 16)}-${new Date().toISOString().slice(0, 10)}`;
  const folder = projectFile('.cache', name);
  await makeOnce(folder, async () => {
    for (const old of readdirSync(projectFile('.cache'))) {
      if (old.startsWith('demo-data-') && !old.startsWith(name))
        rmSync(projectFile('.cache', old), { recursive: true });
    }
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await firstStart(unfinished);
    await settleData(unfinished);
    // Renamed in one step, so that a half-written copy is never used.
    renameSync(unfinished, folder);
  });
  mkdirSync(target, { recursive: true });
  cpSync(folder, target, { recursive: true });
}
