import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { projectFile } from '@/server/platform/project-folder';
import { inputStamp } from '../../scripts/lib/input-stamp';
import { makeOnce } from './make-once';

/**
 * Copies the demo folder to `target`, as the first start left it. Built once a day and per source state in
 * .cache/ by `firstStart`.
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
    renameSync(unfinished, folder);
  });
  mkdirSync(target, { recursive: true });
  cpSync(folder, target, { recursive: true });
}
