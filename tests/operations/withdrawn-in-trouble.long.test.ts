import { KINDS } from '@tests/red-team/contributions';
import { responseCheck } from '@tests/support/response-check';
import { signIn } from '@tests/support/sign-in';
import { run, select } from '@tests/support/sql';
import { testConfig } from '@tests/support/test-config';
import { PATIENT } from '@tests/support/test-database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Random } from '@/server/demo/random';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import type { PostgresDatabase } from '@/server/platform/postgres-database';
import { openPostgres } from '@/server/platform/postgres-database';
import { pauseTasksWhile } from '@/server/platform/schedule';
import { integer, text, uuid } from '@/server/platform/sql-types';
import type { RunningServer } from '@/server/start-server';
import { startServer } from '@/server/start-server';
import type { RunningPostgres } from '../../scripts/lib/temporary-postgres';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres';
import { loadCatalogue } from '../integration/harness/catalogue';
import type { Answered } from '../integration/harness/client';
import { Client } from '../integration/harness/client';
import type { SmallDisk } from '../integration/harness/small-disk';
import { mountSmallDisk, whyNoSmallDisk } from '../integration/harness/small-disk';
import { becomeWriter, comment, post, profileTagOf } from '../integration/harness/world';

/** Empty PostgreSQL takes half. */
const DISK_MEGABYTES = 150;
/** More changes than fit the tables' free space. */
const MOST_CHANGES = 3_000;
const FINDINGS = [{ rule: 'CONTACT', words: [], note: 'A phone number' }] as const;

interface Contribution {
  readonly kind: string;
  readonly id: string;
  readonly take: () => Promise<Answered>;
  readonly bring: () => Promise<Answered>;
}

async function aServer() {
  const postgres = await startTemporaryPostgres();
  if (!postgres.running) throw new Error(postgres.reason);
  const server = await startServer({
    config: testConfig(),
    database: await openPostgres(postgres.url, 4),
    authorshipKey: Buffer.alloc(32, 5),
  });
  pauseTasksWhile(server.app, () => true);
  const beside = await openPostgres(postgres.url, 2, PATIENT);
  await loadCatalogue(server.database);
  const contributions = await contribute(server);
  return { postgres, server, beside, contributions };
}

async function contribute(server: RunningServer): Promise<readonly Contribution[]> {
  const { database, authorship } = server;
  const browser = async (name: string): Promise<Client> => {
    const client = new Client({ origin: server.origin, check: responseCheck });
    for (const { name: cookie, value } of (await signIn(server, name)).cookies.pairs) client.cookies.set(cookie, value);
    return client;
  };
  const [author, reader] = [await browser('Asha Nair'), await browser('Ravi Menon')];
  await Promise.all([author, reader].map((user) => becomeWriter(user)));
  const headers = { 'profile-tag': await profileTagOf(author) };
  const moderation = new Moderation(moderatedKinds, authorship, Date.now, { showWithinHours: 0 });
  const newest = async (table: string): Promise<string> => {
    const [row] = await select(database, { id: uuid }, `select id from ${table}`);
    return row?.id ?? '';
  };
  const give = async (kind: string): Promise<void> => {
    const person = { client: author, email: '', workEmail: '', name: '', told: new Set<string>() };
    await KINDS[kind]?.({ person, companyName: 'Vaayuna Technologies', random: new Random(kind), posts: [] });
  };
  const report = (resourceType: 'comment' | 'post', resourceId: string) =>
    reader.post('/api/feed/v1/report', { resourceId, resourceType, reason: 'ABUSE', details: null });
  const hold = (kind: 'interview' | 'photo' | 'review', id: string) =>
    database.transaction((tx) => moderation.hold(tx, { kind, id, findings: FINDINGS }));

  const commentedId = await post(author, { content: 'Does anybody buy out sixty days?' });
  const [postId, commentId] = [await post(author), await comment(author, commentedId)];
  for (const kind of ['review', 'photo', 'interview']) await give(kind);
  const [reviewId, photoId, interviewId] = [
    await newest('research.reviews'),
    await newest('research.photos'),
    await newest('research.interviews'),
  ];
  await report('post', postId);
  await report('comment', commentId);
  await hold('review', reviewId);
  await hold('photo', photoId);
  await hold('interview', interviewId);
  // Otherwise a clean check ends the case.
  await run(database, 'update moderation.cases set is_after_removal = true');
  const [of, own] = ['/api/feed/v1', `/api/user/user/contributions/interview/${interviewId}`];
  const back = { body: { content: 'It took me 60 days.' }, headers };
  return [
    {
      kind: 'post',
      id: postId,
      take: () => author.call('DELETE', `${of}/post/${postId}`),
      bring: () => author.post(`${of}/post/${postId}/restore`, {}, headers),
    },
    {
      kind: 'comment',
      id: commentId,
      take: () => author.call('DELETE', `${of}/comment/${commentId}`),
      bring: () => author.call('PUT', `${of}/comment/${commentId}`, back),
    },
    {
      kind: 'review',
      id: reviewId,
      take: () => author.call('DELETE', `/api/review/reviews/${reviewId}`),
      bring: () => author.post(`/api/review/reviews/${reviewId}/restoration`, {}),
    },
    {
      kind: 'photo',
      id: photoId,
      take: () => author.call('DELETE', `/api/photos/photos/${photoId}`),
      bring: () => author.post(`/api/photos/photos/${photoId}/restoration`, {}),
    },
    {
      kind: 'interview',
      id: interviewId,
      take: () => author.call('DELETE', own),
      bring: () => author.post(`${own}/restoration`, {}),
    },
  ];
}

async function isAside(database: PostgresDatabase, { id }: Contribution): Promise<boolean> {
  const cases = 'select state, withdrawn_from is not null as aside from moderation.cases where item_id = $1';
  const rows = await select(database, { state: text, aside: text }, cases, id);
  expect(rows).toMatchObject([{ state: 'OPEN' }]);
  return String(rows[0]?.aside) === 'true';
}

function expectNotReady({ status, body, headers }: Answered): void {
  expect([status, body.code]).toEqual([503, 'not_ready']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('the database goes away in the commit of a contribution that its author takes away or brings back', () => {
  let stage: Awaited<ReturnType<typeof aServer>>;
  let postgres: RunningPostgres;
  let beside: PostgresDatabase;

  beforeAll(async () => {
    stage = await aServer();
    ({ postgres, beside } = stage);
    // After the last statement, before the commit is visible.
    await beside.execute(`
      create function public.wait_long() returns trigger language plpgsql as $$ begin perform pg_sleep(8); return null; end $$;
      create constraint trigger wait_long after update on moderation.cases deferrable initially deferred
        for each row execute function public.wait_long();
      alter table moderation.cases disable trigger wait_long`);
  });
  afterAll(async () => {
    await stage.server.stop();
    await beside.close();
    postgres.stop();
  });

  async function sumOfRows(): Promise<readonly string[]> {
    const tables = await select(
      beside,
      { name: text },
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('content', 'moderation', 'persona', 'research') order by 1`,
    );
    const sums: string[] = [];
    for (const { name } of tables) {
      const rows = `select coalesce(md5(string_agg(t::text, '' order by t::text)), 'none') as sum from ${name} t`;
      sums.push(`${name} ${(await select(beside, { sum: text }, rows))[0]?.sum}`);
    }
    return sums;
  }
  const commits = async (): Promise<number> => {
    const sleeping = `select count(*)::int as n from pg_stat_activity where wait_event = 'PgSleep' and query = 'commit'`;
    return (await select(beside, { n: integer }, sleeping))[0]?.n ?? 0;
  };

  /**
   * An act killed in its commit leaves nothing, and repeating it completes it, even if only the answer was lost.
   */
  async function survives(contribution: Contribution, act: 'take' | 'bring'): Promise<void> {
    const before = await sumOfRows();
    await beside.execute('alter table moderation.cases enable trigger wait_long');
    const answer = contribution[act]();
    await expect.poll(commits, { interval: 20 }).toBe(1);
    await postgres.halt('immediate');
    expectNotReady(await answer);
    await postgres.resume();
    await expect.poll(async () => (await fetch(`${stage.server.origin}/readyz`)).status).toBe(200);
    await beside.execute('alter table moderation.cases disable trigger wait_long');
    expect(await sumOfRows()).toEqual(before);

    const done = await contribution[act]();
    expect(done.status).toBeLessThan(300);
    expect(await isAside(beside, contribution)).toBe(act === 'take');
    const after = await sumOfRows();
    const again = await contribution[act]();
    expect([contribution.kind, act, again.status]).toEqual([contribution.kind, act, done.status]);
    // The same words are an edit of a comment, with a visible time.
    const isEdit = contribution.kind === 'comment' && act === 'bring';
    const rest = (sums: readonly string[]) => sums.filter((sum) => !(isEdit && sum.startsWith('content.comments ')));
    expect(rest(await sumOfRows())).toEqual(rest(after));
  }

  it.each(['post', 'comment', 'review', 'photo', 'interview'])(
    '%s: it is as it was, and goes and comes whole',
    async (kind) => {
      const contribution = stage.contributions.find((one) => one.kind === kind);
      if (contribution === undefined) throw new Error(`There is no ${kind}.`);
      await survives(contribution, 'take');
      await survives(contribution, 'bring');
    },
  );
});

const missing = whyNoSmallDisk();
const reason = missing === null ? '' : ` (skipped: ${missing})`;

describe.skipIf(missing !== null)(`the disk of the database is full${reason}`, () => {
  let stage: Awaited<ReturnType<typeof aServer>>;
  let disk: SmallDisk;

  beforeAll(async () => {
    const mounted = mountSmallDisk(DISK_MEGABYTES);
    if (typeof mounted === 'string') throw new Error(mounted);
    disk = mounted;
    vi.stubEnv('TMPDIR', disk.folder);
    stage = await aServer();
    vi.unstubAllEnvs();
  });
  afterAll(async () => {
    await stage?.server.stop();
    await stage?.beside.close();
    stage?.postgres.stop();
    disk?.remove();
  });

  /** The last known state; a refused change keeps it. */
  const away = new Map<Contribution, boolean>();
  const expectAsTold = async (): Promise<void> => {
    for (const contribution of stage.contributions)
      expect([contribution.kind, await isAside(stage.beside, contribution)]).toEqual([
        contribution.kind,
        away.get(contribution) ?? false,
      ]);
  };
  /** Until one of each kind was refused for lack of room. */
  async function changeUntilRefused(): Promise<void> {
    const refused = new Set<string>();
    for (let count = 0; refused.size < stage.contributions.length && count < MOST_CHANGES; count += 1) {
      const contribution = stage.contributions[count % stage.contributions.length] as Contribution;
      const isAway = away.get(contribution) ?? false;
      const answer = await (isAway ? contribution.bring() : contribution.take());
      if (answer.status === 503) {
        expectNotReady(answer);
        refused.add(contribution.kind);
      } else {
        expect(answer.status).toBeLessThan(300);
        away.set(contribution, !isAway);
      }
    }
    expect([...refused].toSorted()).toEqual(stage.contributions.map(({ kind }) => kind).toSorted());
  }

  it('what its authors take away and bring back is refused or whole, and goes on with room', async () => {
    // An open snapshot keeps old rows, so that each change needs room.
    await stage.beside.transaction(async (tx) => {
      await tx.execute('set transaction isolation level repeatable read; select from moderation.cases');
      disk.fill(400_000);
      await changeUntilRefused();
      await expectAsTold();
    });
    disk.empty();
    await expectAsTold();
    for (const contribution of stage.contributions) {
      const isAway = away.get(contribution) ?? false;
      const { status } = await (isAway ? contribution.bring() : contribution.take());
      expect([contribution.kind, status < 300]).toEqual([contribution.kind, true]);
      away.set(contribution, !isAway);
    }
    await expectAsTold();
  });
});
