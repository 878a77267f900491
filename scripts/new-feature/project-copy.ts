import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SHARED = ['node_modules', '.cache'];
const LEFT_OUT = [...SHARED, '.git', '.data', 'dist', 'test-results'];

/** Copies the project into a folder, with links to what both may share. */
export function copyProject(folder: string): void {
  for (const entry of readdirSync('.').filter((name) => !LEFT_OUT.includes(name)))
    cpSync(entry, join(folder, entry), { recursive: true });
  for (const shared of SHARED) {
    mkdirSync(shared, { recursive: true });
    symlinkSync(resolve(shared), join(folder, shared));
  }
}

/** Runs node in a folder, without PostgreSQL for tests. */
export function runNodeIn(folder: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const { TEST_DATABASE_URL: _postgres, ...env } = process.env;
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: { ...env, ...variables } });
}
