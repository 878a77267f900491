import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFile } from '@/server/platform/project-folder';
import { SERVER_PLACE } from '../integration/harness/server-process';

const JOURNAL = 'src/server/platform/migrations/meta/_journal.json';

const STATEMENTS = `
import '@/server/start-server';
import { definedStatements } from '@/server/platform/statement';
import { writeFileSync } from 'node:fs';
writeFileSync(process.argv[2] ?? '', JSON.stringify([...definedStatements()].map(([name, { text }]) => [name, text])));
process.exit(0);
`;

const BUILD = `
import { buildServer } from '../scripts/lib/build-server';
await buildServer(process.argv[2] ?? '');
`;

export interface FormerVersion {
  readonly folder: string;
  readonly commit: string;
  readonly statements: readonly (readonly [name: string, text: string])[];
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: projectFile(), encoding: 'utf8' }).trim();

export function formerCommit(): string | null {
  try {
    const named = process.env.FORMER_VERSION;
    if (named !== undefined) return git('rev-parse', named);
    return git('rev-parse', `${git('log', '-1', '--first-parent', '--format=%H', '--', JOURNAL)}^1`);
  } catch {
    return null;
  }
}

/** Builds a commit's server in an empty folder, with the current packages. */
export function buildFormerVersion(commit: string, folder: string): FormerVersion {
  const archive = execFileSync('git', ['archive', commit], { cwd: projectFile(), maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(projectFile('node_modules'), join(folder, 'node_modules'));
  const scripts = join(folder, '.cache');
  mkdirSync(scripts, { recursive: true });
  const run = (name: string, source: string, target: string): void => {
    writeFileSync(join(scripts, name), source);
    execFileSync(process.execPath, ['--import', 'tsx', join('.cache', name), target], { cwd: folder, stdio: 'pipe' });
  };
  run('build.ts', BUILD, join(folder, ...SERVER_PLACE));
  const list = join(scripts, 'statements.json');
  run('statements.ts', STATEMENTS, list);
  return { folder, commit, statements: JSON.parse(readFileSync(list, 'utf8')) };
}
