import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { recordPath } from '../verify/versions/version-record';

const SHARED = ['node_modules', '.cache'];
const LEFT_OUT = [...SHARED, '.git', '.data', 'dist', 'test-results'];

export function copyProject(folder: string): void {
  for (const entry of readdirSync('.').filter((name) => !LEFT_OUT.includes(name)))
    cpSync(entry, join(folder, entry), { recursive: true });
  for (const shared of SHARED) {
    mkdirSync(shared, { recursive: true });
    symlinkSync(resolve(shared), join(folder, shared));
  }
}

export function runNodeIn(folder: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const { TEST_DATABASE_URL: _postgres, ...env } = process.env;
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: { ...env, ...variables } });
}

const RECORD = recordPath('openapi');

export function handWritten(root: string): ReadonlyMap<string, string> {
  const folders = ['src', 'openapi', 'scripts', 'packages', 'tests', 'docs'];
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  const atTop = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = [...inFolders, ...atTop.map(({ name }) => name)].filter(
    (path) => !path.includes('/generated/') && path !== RECORD,
  );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
