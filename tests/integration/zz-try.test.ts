import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { attackAll } from '../red-team/attack-all';
import { expectedOf, mostByChance } from '../red-team/chance';
import { dumpTables } from '../red-team/dump';
import { ownersOf } from '../red-team/owners';
import { sheetsOf } from '../red-team/sheets';
import { playScene } from '../red-team/scene';
import { select } from '@tests/support/sql';
import { text, uuid } from '@/server/platform/sql-types';
const [authors, bystanders, contributions] = (process.env.SIZE ?? '30,15,100').split(',').map(Number) as [number, number, number];
it('plays', async () => {
  let t0 = performance.now();
  const lap = (what: string) => { console.log(what, Math.round(performance.now() - t0), 'ms', process.cpuUsage().user / 1e6); t0 = performance.now(); };
  const scene = await playScene('pglite', { authors, bystanders, contributions }, 'a');
  lap('played');
  const db = scene.world.server.database;
  const lines: string[] = [];
  for (const [label, ms] of [['ten minutes', 600_000], ['an hour', 3_000_000], ['a day', 23*3_600_000]] as const) {
    await scene.pass(ms); lap('passed');
    const tables = await dumpTables(db);
    const ids = await select(db, { id: uuid, email: text }, 'select id, email::text as email from identity.users');
    writeFileSync(`/tmp/redteam/${process.env.OUT ?? ''}dump-${label.replace(' ', '-')}.json`, JSON.stringify({ tables, log: scene.log, now: scene.now(), ids }));
    const users = ids.map(({ id, email }) => ({ userId: id, names: [email, email.replace('people', 'vaayuna')] }));
    const days = [0, 1, 2, 3].map((d) => new Date(scene.now() - d * 86_400_000).toISOString().slice(0, 10));
    const sheets = sheetsOf(tables, ownersOf(tables, { users, authorship: scene.world.server.authorship, days }), scene.log);
    if (label === 'ten minutes') console.log(sheets.map((s) => `${s.side} ${s.name} ${s.owners.length} ${s.owners.filter((o) => o !== null).length} ${s.columns.length}`));
    lap('sheets');
    const tried = [...attackAll(sheets, () => true)];
    lap(`attacks ${tried.length}`);
    const found = tried.filter((a) => a.luck * tried.length < 0.001).sort((a, b) => a.luck - b.luck);
    console.log(label, tried.length, 'found', found.length);
    for (const a of found) lines.push(`${label} | ${a.family} | ${a.name} ${a.needsLog ? '(log)' : ''} | ${a.score.right} of ${a.score.chances.length}, guessing ${expectedOf(a.score).toFixed(1)}, at most ${mostByChance(a.score, 0.001 / tried.length)} | ${(a.luck * tried.length).toExponential(1)}`);
  }
  writeFileSync(`/tmp/redteam/${process.env.OUT ?? ''}try.txt`, lines.join('\n'));
  await scene.world.stop();
}, 1_240_000);
