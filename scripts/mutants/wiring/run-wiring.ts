import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, startVitest } from 'vitest/node';
import { instrumentedSource } from '../instrumented';
import type { WiringCall } from './calls';

export interface WiringRound {
  readonly calls: readonly WiringCall[];
  readonly include: readonly string[];
  readonly setupFiles: readonly string[];
}

/** tsx scripts/mutants/wiring/run-wiring.ts <round.json>: runs test files one after the other in one thread. */
const round: WiringRound = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const root = process.cwd();
const callsOf = (path: string) => round.calls.filter(({ file }) => file === path);

/** Sorts drivers by name, which begins with the rank of their test: nearest first. */
class ByName extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
  }
}

const vitest = await startVitest(
  'test',
  [],
  {
    config: false,
    watch: false,
    include: [...round.include],
    setupFiles: ['tests/support/property-seed.ts', 'tests/support/page-tests.ts', ...round.setupFiles],
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 300_000,
    sequence: { sequencer: ByName },
    restoreMocks: true,
    passWithNoTests: true,
  },
  {
    resolve: { alias: { '@': path.join(root, 'src'), '@tests': path.join(root, 'tests') } },
    plugins: [
      {
        name: 'wiring',
        enforce: 'pre',
        transform(text: string, id: string) {
          const file = path.relative(root, id).replaceAll('\\', '/');
          const calls = callsOf(file);
          if (calls.length === 0) return null;
          const first = calls[0]?.number ?? 0;
          const without = calls.map(({ start, end }) => ({ start, end, becomes: 'undefined' }));
          return {
            code: instrumentedSource(file, text, without, first, (number) => `globalThis.isLeftOut?.(${number})`),
            map: null,
          };
        },
      },
    ],
  },
);
for (const { errors } of vitest.state.getFiles().map(({ result }) => ({ errors: result?.errors ?? [] })))
  for (const { message } of errors) console.error(message);
await vitest.close();
