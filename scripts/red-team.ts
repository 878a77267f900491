import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from './lib/temporary-postgres';

/**
 * npm run red-team: dumps a thousand contributions of three hundred users without the key and attacks the dump
 * (docs/red-team.md). `--seed x` simulates other users, `--postgres` uses PostgreSQL. Exits with 1 if an attack finds a
 * person or pseudonym, or seals differ in length. It also exits with 1 if a table about people is not simulated, or an
 * ended pseudonym or card round reveals its user.
 */

const FULL = { authors: 300, bystanders: 100, contributions: 1_000, moderators: 5 };

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'a' }, postgres: { type: 'boolean', default: false } },
});
const postgres = values.postgres ? await startTemporaryPostgres() : null;
if (postgres !== null) {
  if (!postgres.running) throw new Error(`There is no PostgreSQL to play on: ${postgres.reason}.`);
  process.env.TEST_DATABASE_URL = postgres.url;
}
try {
  // Imports this module only after the database address is set, because it reads the address.
  const { attackScene, namingIn, othersIn, unevenIn, unplayedIn } = await import('../tests/red-team/red-team');
  const { reportOf } = await import('../tests/red-team/report');
  const { playScene } = await import('../tests/red-team/scene');
  const scene = await playScene(postgres === null ? 'pglite' : 'postgres', FULL, values.seed);
  const rounds = await attackScene(scene);
  const [uneven, unplayed, others] = [unevenIn(rounds), await unplayedIn(scene, rounds), othersIn(rounds)];
  await scene.world.stop();
  console.log(reportOf(rounds));
  const attacks = rounds.reduce((sum, round) => sum + round.attacks, 0);
  const naming = namingIn(rounds);
  const gathering = rounds.reduce((sum, { found }) => sum + found.length, 0) - naming.length;
  console.log(
    `\nOf ${attacks} attacks ${naming.length} name somebody; ${gathering} gather what is of one user.\n${naming.join('\n')}`,
  );
  console.log(`Seals of different lengths: ${uneven.length}\n${uneven.join('\n')}`);
  console.log(`Tables of people that were not played: ${unplayed.length}\n${unplayed.join('\n')}`);
  console.log(`Ended pseudonyms and rounds of cards: ${others.length}\n${others.join('\n')}`);
  process.exitCode = naming.length + uneven.length + unplayed.length + others.length === 0 ? 0 : 1;
} finally {
  if (postgres?.running === true) postgres.stop();
}
