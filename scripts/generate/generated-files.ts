import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of a project that differ from the generated ones, by kind of difference. Paths are relative to the project. */
export interface Drift {
  readonly missing: readonly string[];
  readonly outdated: readonly string[];
  /** Files in a generated folder that no generator writes any more. */
  readonly leftOver: readonly string[];
}

/** Compares a project's generated folders with the expected files. */
export async function findDrift(
  project: string,
  folders: readonly string[],
  expected: ReadonlyMap<string, string>,
): Promise<Drift> {
  const present = await presentFiles(project, folders);
  const missing = [...expected.keys()].filter((file) => !present.has(file));
  const outdated = [...expected].filter(([file, text]) => present.has(file) && present.get(file) !== text);
  return {
    missing,
    outdated: outdated.map(([file]) => file),
    leftOver: [...present.keys()].filter((file) => !expected.has(file)),
  };
}

/** Writes exactly these files to the generated folders. Returns the changes; unchanged files keep their time. */
export async function writeGenerated(
  project: string,
  folders: readonly string[],
  expected: ReadonlyMap<string, string>,
): Promise<Drift> {
  const drift = await findDrift(project, folders, expected);
  for (const file of [...drift.missing, ...drift.outdated]) {
    await mkdir(path.dirname(path.join(project, file)), { recursive: true });
    await writeFile(path.join(project, file), expected.get(file) ?? '');
  }
  for (const file of drift.leftOver) await rm(path.join(project, file));
  return drift;
}

async function presentFiles(project: string, folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const present = new Map<string, string>();
  for (const folder of folders) {
    for (const name of await filesIn(path.join(project, folder))) {
      present.set(`${folder}/${name}`, await readFile(path.join(project, folder, name), 'utf8'));
    }
  }
  return present;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
