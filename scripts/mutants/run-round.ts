import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startVitest } from 'vitest/node';
import { instrumentedSource } from './instrumented';
import { mutationsOf } from './mutations';

export interface Round {
  readonly mutated: Readonly<Record<string, number>>;
  readonly drivers: readonly string[];
}

/** tsx scripts/mutants/run-round.ts <round.json>: runs the drivers of a round one after the other in one thread. */
const round: Round = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const root = process.cwd();

const vitest = await startVitest(
  'test',
  [],
  {
    config: false,
    watch: false,
    include: [...round.drivers],
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // A slow test on a busy machine must not look like a kill.
    testTimeout: 20_000,
    restoreMocks: true,
  },
  {
    resolve: { alias: { '@': path.join(root, 'src'), '@tests': path.join(root, 'tests') } },
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform(text: string, id: string) {
          const file = path.relative(root, id).replaceAll('\\', '/');
          const first = round.mutated[file];
          return first === undefined
            ? null
            : { code: instrumentedSource(file, text, mutationsOf(file, text), first), map: null };
        },
      },
    ],
  },
);
for (const { errors } of vitest.state.getFiles().map(({ result }) => ({ errors: result?.errors ?? [] })))
  for (const { message } of errors) console.error(message);
await vitest.close();
