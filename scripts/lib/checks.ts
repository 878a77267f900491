import { readdirSync } from 'node:fs';
import { isAncestor, LAST_UNCHECKED_COMMIT } from './checked-commits';
import { runNode } from './run-command';
import type { TestResult } from './test-report';

interface Check {
  readonly name: string;
  readonly args: readonly string[];
  readonly skipped?: string;
}

const bin = (path: string): string => `node_modules/${path}`;

const types = (name: string, project: string): Check => ({
  name: `Types: ${name}`,
  // Threads would repeat shared work: one takes two thirds of the time and memory.
  args: [bin('typescript7/bin/tsc'), '-p', project, '--singleThreaded'],
});

const contracts = (): readonly string[] =>
  readdirSync('openapi')
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `openapi/${name}`);

const commitMessages = (): Check => ({
  name: 'Commit messages',
  args: [bin('@commitlint/cli/cli.js'), '--from', LAST_UNCHECKED_COMMIT],
  ...(!isAncestor(LAST_UNCHECKED_COMMIT) && { skipped: 'the history does not reach the first commit that is checked' }),
});

/** The checks that need no database, no browser and no build, fastest first. */
export const checks: readonly Check[] = [
  types('core, without the DOM', 'tsconfig.core.json'),
  types('client', 'tsconfig.client.json'),
  types('server', 'tsconfig.server.json'),
  types('everything', 'tsconfig.json'),
  commitMessages(),
  { name: 'Format and lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'Dependency rules',
    args: [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      'src',
      'scripts',
      'packages',
      'tests',
      '--output-type',
      'err-long',
    ],
  },
  { name: 'Nothing unused', args: [bin('knip/bin/knip.js')] },
  { name: 'Nothing in the product without a caller', args: ['--import', 'tsx', 'scripts/product-callers.ts'] },
  { name: 'Generated files up to date', args: ['--import', 'tsx', 'scripts/generate.ts', '--check'] },
  { name: 'Contract versions', args: ['--import', 'tsx', 'scripts/verify.ts', 'versions', 'check'] },
  { name: 'Contracts', args: [bin('@redocly/cli/bin/cli.js'), 'lint', ...contracts(), '--format=stylish'] },
];

export interface EndedCheck {
  readonly result: TestResult;
  readonly output: string;
}

export async function runCheck({ name, args, skipped }: Check): Promise<EndedCheck> {
  if (skipped !== undefined) {
    const result = { runner: 'checks', file: null, title: name, status: 'skipped', reason: skipped } as const;
    return { result, output: `- ${name}: skipped, ${skipped}` };
  }
  const { succeeded, output, seconds } = await runNode(args);
  const line = `${succeeded ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`;
  return {
    result: { runner: 'checks', file: null, title: name, status: succeeded ? 'passed' : 'failed', reason: null },
    output: succeeded ? line : `${line}\n${output.trimEnd()}`,
  };
}
