import { parseArgs } from 'node:util';
import { attackScene } from '../tests/red-team/red-team';
import { reportOf } from '../tests/red-team/report';
import { playScene } from '../tests/red-team/scene';
import { startTemporaryPostgres } from './lib/temporary-postgres';

/**
 * npm run red-team: a thousand contributions by three hundred people, dumped without the key and attacked (docs/red-team.md). `--seed x`
 * plays another run, `--postgres` one on PostgreSQL. Fails where an attack finds more than guessing.
 */

const FULL = { authors: 300, bystanders: 100, contributions: 1_000 };

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'a' }, postgres: { type: 'boolean', default: false } },
});
const postgres = values.postgres ? await startTemporaryPostgres() : null;
if (postgres !== null && !postgres.running) throw new Error(`There is no PostgreSQL to play on: ${postgres.reason}.`);
if (postgres !== null) process.env.TEST_DATABASE_URL = postgres.url;
try {
  const scene = await playScene(postgres === null ? 'pglite' : 'postgres', FULL, values.seed);
  const rounds = await attackScene(scene);
  await scene.world.stop();
  console.log(reportOf(rounds));
  const found = rounds.flatMap((round) => round.found);
  console.log(
    `\n${found.length} of ${rounds.reduce((sum, { attacks }) => sum + attacks, 0)} attacks find more than guessing.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
} finally {
  postgres?.stop();
}
