import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { buildCommand, OUTSIDE_PACKAGES } from '../lib/build-server';
import { writeBillOfMaterials } from './bill-of-materials';
import { packageFolders } from './package-folders';

const FILES = [
  '.env.example',
  'CHANGELOG.md',
  ...[
    'alarms',
    'backups',
    'growth',
    'importing',
    'incidents',
    'managed-postgresql',
    'operating',
    'processes',
    'two-machines',
  ].map((page) => `docs/${page}.md`),
  'ops',
];
const COMMANDS = {
  import: 'src/server/import/main.ts',
  demo: 'scripts/demo.ts',
  role: 'scripts/role.ts',
  log: 'scripts/log.ts',
  notices: 'scripts/notices.ts',
  events: 'scripts/events.ts',
};

export function releaseVersion(): string {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const commit = git('log', '-1', '--format=%cd.%h', '--date=format:%Y%m%d', '--abbrev=9');
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return `${readManifest().version}+${commit}${isChanged ? '.changed' : ''}`;
}

export function releaseName(version: string): string {
  return `tarakki-${version}-${process.platform}-${process.arch}`;
}

/** Copies everything but Node. The product must be built. */
export async function stageRelease(folder: string, version: string): Promise<void> {
  for (const path of FILES) copy(path, folder);
  copy('dist', folder, (path) => !/\.(compiled|map)$|\/\.inputs$/.test(path));
  copy('src/server', folder, (path) => extname(path) !== '.ts');
  for (const path of packageFolders(OUTSIDE_PACKAGES)) copy(path, folder);
  for (const [name, entry] of Object.entries(COMMANDS)) await buildCommand(entry, join(folder, 'dist', `${name}.mjs`));
  const { name, type, engines } = readManifest();
  const scripts = {
    start: 'node dist/server.mjs',
    ...Object.fromEntries(['backup', 'restore', 'verify-backup'].map((task) => [task, `node dist/server.mjs ${task}`])),
    ...Object.fromEntries(Object.keys(COMMANDS).map((command) => [command, `node dist/${command}.mjs`])),
  };
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type, engines, scripts }, null, 2)}\n`,
  );
  writeBillOfMaterials(folder);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly type: string;
  readonly engines: object;
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync('package.json', 'utf8'));
}

function copy(path: string, folder: string, isWanted: (path: string) => boolean = () => true): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(path, target, { recursive: true, dereference: true, filter: (source) => isWanted(relative('.', source)) });
}
