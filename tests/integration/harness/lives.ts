import { randomUUID } from 'node:crypto';
import { KINDS } from '@tests/red-team/contributions';
import { aComplaint } from '@tests/support/a-complaint';
import { makeModerator } from '@tests/support/make-moderator';
import { moveSessions } from '@tests/support/move-sessions';
import { run, select } from '@tests/support/sql';
import { testDatabaseKind } from '@tests/support/test-database';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { entryIdOf } from '@/core/research/company/company-entry.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { Random } from '@/server/demo/random';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { pauseTasksWhile } from '@/server/platform/schedule';
import { integer, uuid } from '@/server/platform/sql-types';
import { casesHousekeeping } from '@/server/services/trust/moderation/moderation/housekeeping';
import { settleDecisions, settleNow } from '@/server/services/trust/moderation/moderation/settle';
import { aClaimant } from './claimant';
import type { Person, World } from './world';
import { profileTagOf, startWorld } from './world';

export const GIVEN = {
  post: 'post',
  comment: 'comment',
  review: 'review',
  salary: 'salary',
  interview: 'interview',
  benefit: 'benefits',
  photo: 'photo',
  tenure: 'tenure',
} as const satisfies Readonly<Record<string, ModeratedKindName>>;

const TABLES = {
  post: 'content.posts',
  comment: 'content.comments',
  review: 'research.reviews',
  salary: 'research.salaries',
  interview: 'research.interviews',
  benefit: 'research.benefit_reports',
  photo: 'research.photos',
  tenure: 'research.tenure_reports',
} as const satisfies Readonly<Record<keyof typeof GIVEN, string>>;

const COMPANY = 'vaayuna-technologies';
const ORIGIN = 'https://tarakki.example';
const MARKED = 'Call me on 98100 00210 about the rosters.';
const CLEAN = 'Ask me here about the rosters.';
const REMOVAL = { verdict: 'remove', rule: 'NOT_OWN', words: [] };
const KEEPING = { verdict: 'keep', rule: null, words: [] };

const aReview = (likes: string) => ({
  ...{ rating: 1, aspects: {}, title: null, likes, dislikes: CLEAN, jobProfile: null, departmentId: null },
  ...{ city: null, employment: null, isCurrent: true, years: null },
});

/** Public content before and after, and notifications sent in between. */
export interface Standing {
  readonly state: string;
  readonly lines: number;
  readonly statements: number;
  readonly isOpen: boolean;
}

export type Lives = Awaited<ReturnType<typeof startLives>>;

export async function startLives() {
  const world: World = await startWorld(testDatabaseKind);
  const { database, authorship, publish, outbox } = world.server;
  pauseTasksWhile(world.server.app, () => true);
  const moderation = new Moderation(moderatedKinds, authorship, world.now, { showWithinHours: 0 });
  const deps = { database, authorship, outbox, publish, moderation, now: world.now };
  moderation.standsBy((tx, name) => settleNow(tx, deps, name));
  const [author, moderator, other] = [await world.writer(), await world.reader(), await world.reader()];
  const claimant = await aClaimant(world, COMPANY);
  const ids = new Map<ModeratedKindName, string>();
  const idOf = (kind: ModeratedKindName): string => ids.get(kind) ?? '';
  const posts: string[] = [];
  /** A pseudonym is addressed by its content. */
  const addressedAs = (kind: ModeratedKindName): string => (kind === 'profile' ? (posts[0] ?? '') : idOf(kind));

  const oneId = async (sql: string, ...values: readonly unknown[]): Promise<string> =>
    (await select(database, { id: uuid }, sql, ...values))[0]?.id ?? '';

  const caseOf = (kind: ModeratedKindName, state: 'OPEN' | 'DECIDED') =>
    oneId(`select id from moderation.cases where item_id = $1 and kind = '${kind}' and state = '${state}'`, idOf(kind));

  async function give(client: Person, given: keyof typeof GIVEN): Promise<string> {
    const person = { client, email: '', workEmail: '', name: '', told: new Set<string>() };
    const sealed = `select id from ${TABLES[given]} where octet_length(author_seal) > 0`;
    const before = (await select(database, { id: uuid }, sealed)).map(({ id }) => id);
    // A comment is under the first post, which no test acts on.
    const under = given === 'comment' ? posts.slice(0, 1) : posts;
    const random = new Random(`life ${given} ${posts.length}`);
    await KINDS[given]?.({ person, companyName: 'Vaayuna Technologies', random, posts: under });
    const after = await select(database, { id: uuid }, sealed);
    return after.find(({ id }) => !before.includes(id))?.id ?? '';
  }

  async function sayAndReport(): Promise<void> {
    const [chat, reader] = ['/api/chat/jobseeker/message', await world.writer()];
    const { userName: to } = (await reader.get('/api/user/user/anonymous-profile')).body;
    const messageId = randomUUID();
    const headers = { 'profile-tag': await profileTagOf(author) };
    const { body } = await author.post(`${chat}/request`, { to, messageId, content: 'May I ask?' }, headers);
    await reader.post(`${chat}/report`, { talkId: body.id, messageId, reason: 'ABUSE' });
    ids.set('message', await oneId('select id from moderation.reported_messages'));
  }

  async function addCompany(): Promise<void> {
    const others = `insert into catalog.industries (id, name) select 9999, 'Other' where not exists (select from catalog.industries where name = 'Other')`;
    await run(database, others);
    const newCompany = { city: 'Pune', website: 'https://jalatarang.example' };
    const body = { companyName: 'Jalatarang Labs', newCompany, review: aReview(CLEAN) };
    await author.post('/api/review/reviews', body, { 'idempotency-key': randomUUID() });
    ids.set('company', await oneId(`select item_id as id from moderation.cases where kind = 'company'`));
  }

  async function fill(): Promise<void> {
    for (const { userId } of [moderator, other]) await makeModerator(database, userId);
    // The clock of these tests passes midnights.
    await moveSessions(world.server, [moderator, other], 300);
    await give(author, 'post');
    for (const given of Object.keys(GIVEN) as (keyof typeof GIVEN)[]) ids.set(GIVEN[given], await give(author, given));
    await complain('profile', 'HARASSMENT');
    ids.set('profile', await oneId('select id from moderation.profile_names'));
    await sayAndReport();
    await addCompany();
    const added = `insert into research.company_videos (company_id, position, title, url)
      select id, 100, 'A day', 'https://video.example/1' from catalog.companies where slug = $1 returning id`;
    ids.set('video', await oneId(added, COMPANY));
    const opening = `insert into research.jobs (id, company_id, title, posted_on, first_posted_on)
      select gen_random_uuid(), id, 'Typist', current_date, current_date from catalog.companies where slug = $1 returning id`;
    ids.set('job', await oneId(opening, COMPANY));
    const answer = { kind: 'review', itemId: idOf('review'), text: CLEAN };
    const answered = await claimant.post('/api/employer/answers', answer, { 'idempotency-key': randomUUID() });
    ids.set('answer', answered.body.answerId);
    const bySlug = 'select id from catalog.companies where slug = $1';
    ids.set('entry', entryIdOf((await select(database, { id: integer }, bySlug, COMPANY))[0]?.id ?? 0));
    await complain('entry', 'HARASSMENT');
  }

  async function standing(kind: ModeratedKindName): Promise<Standing> {
    const found = await moderation.items.find(database, { kind, id: idOf(kind) });
    const [counts] = await select(
      database,
      { lines: integer, statements: integer },
      `select (select count(*)::int from moderation.unlogged) as lines, (select count(*)::int from persona.statements) as statements`,
    );
    const isOpen = (await caseOf(kind, 'OPEN')) !== '';
    return { state: found?.state ?? 'gone', lines: counts?.lines ?? 0, statements: counts?.statements ?? 0, isOpen };
  }

  async function edit(kind: ModeratedKindName, content: string): Promise<void> {
    const headers = { 'profile-tag': await profileTagOf(author) };
    const post = { title: null, content, media: [] };
    if (kind === 'review') await author.call('PUT', `/api/review/reviews/${idOf(kind)}`, { body: aReview(content) });
    if (kind === 'answer')
      await claimant.call('PUT', `/api/employer/answers/${idOf(kind)}`, { body: { text: content } });
    if (kind === 'comment')
      await author.call('PUT', `/api/feed/v1/comment/${idOf(kind)}`, { body: { content }, headers });
    if (kind === 'post') await author.call('PUT', `/api/feed/v2/post/${idOf(kind)}`, { body: post, headers });
  }

  async function takeAway(kind: ModeratedKindName): Promise<void> {
    const paths: Readonly<Partial<Record<ModeratedKindName, string>>> = {
      post: '/api/feed/v1/post',
      comment: '/api/feed/v1/comment',
      review: '/api/review/reviews',
      photo: '/api/photos/photos',
    };
    await author.call('DELETE', `${paths[kind] ?? `/api/user/user/contributions/${kind}`}/${idOf(kind)}`);
  }

  async function bringBack(kind: ModeratedKindName): Promise<void> {
    const id = idOf(kind);
    const headers = { 'profile-tag': await profileTagOf(author) };
    if (kind === 'comment') {
      const body = { content: CLEAN, bringsBack: true };
      await author.call('PUT', `/api/feed/v1/comment/${id}`, { body, headers });
      return;
    }
    const paths: Readonly<Partial<Record<ModeratedKindName, string>>> = {
      post: `/api/feed/v1/post/${id}/restore`,
      review: `/api/review/reviews/${id}/restoration`,
      photo: `/api/photos/photos/${id}/restoration`,
    };
    await author.post(paths[kind] ?? `/api/user/user/contributions/${kind}/${id}/restoration`, undefined, headers);
  }

  /** Null if there is nothing to decide, or its author may still answer. */
  async function decide(kind: ModeratedKindName, decision: object): Promise<string | null> {
    const path = `/api/moderation/cases/${await caseOf(kind, 'OPEN')}`;
    if (path.endsWith('/')) return null;
    // A decision and its appeal have different moderators.
    for (const who of [moderator, other]) {
      const claimed = await who.call('PUT', `${path}/claim`);
      if (claimed.body.code === 'own_decision' || claimed.body.code === 'case_claimed') continue;
      const body = { ...decision, seen: claimed.body.seen };
      return (await who.call('PUT', `${path}/decision`, { body })).body.act ?? null;
    }
    return null;
  }

  async function complain(kind: ModeratedKindName, ground: 'HARASSMENT' | 'INTIMATE'): Promise<number> {
    const page = kind === 'comment' || kind === 'profile' ? `/p/${posts[0]}` : `/overview/${COMPANY}-overview`;
    const named = addressedAs(kind);
    const address = kind === 'post' ? `${ORIGIN}/p/${named}` : `${ORIGIN}${page}#${kind}-${named}`;
    const answer = await world.guest().post('/api/complaints/complaints', aComplaint('', { address, ground }));
    return answer.status;
  }

  async function appeal(): Promise<number> {
    let taken = 0;
    for (const who of [author, claimant]) {
      const { items } = (await who.get('/api/moderation/statements')).body;
      for (const { statementId, statement } of items) {
        if (!statement.reply.isOpen || statement.reply.sentOn !== null) continue;
        const body = { sentence: CLEAN };
        const path = `/api/moderation/statements/${statementId}/appeal`;
        if ((await who.call('PUT', path, { body })).status < 300) taken += 1;
      }
    }
    return taken;
  }

  async function undo(kind: ModeratedKindName): Promise<void> {
    const decided = await caseOf(kind, 'DECIDED');
    if (decided === '') return;
    for (const who of [moderator, other]) await who.call('DELETE', `/api/moderation/cases/${decided}/decision`);
  }

  /** Resets everything done to it. */
  async function begin(kind: ModeratedKindName): Promise<void> {
    await bringBack(kind);
    await database.transaction(async (tx) => {
      const found = await moderation.items.find(tx, { kind, id: idOf(kind) });
      if (found !== null && found.state !== 'live') await moderation.items.bringBack(tx, found);
    });
    await forget();
    await run(database, `update moderation.cases set state = 'CLOSED', settles_at = null where state <> 'CLOSED'`);
  }

  async function forget(): Promise<void> {
    const tables = ['moderation.unlogged', 'persona.statements', 'moderation.removed_texts', 'moderation.hides'];
    for (const table of [...tables, 'platform.help_counts']) await run(database, `delete from ${table}`);
  }

  const acts = {
    mark: (kind: ModeratedKindName) => edit(kind, MARKED),
    clean: (kind: ModeratedKindName) => edit(kind, CLEAN),
    takeAway,
    bringBack,
    report: (kind: ModeratedKindName) =>
      database.transaction((tx) =>
        moderation.report(tx, { kind, id: idOf(kind), reason: 'ABUSE', voterRef: Buffer.alloc(32) }),
      ),
    complain: (kind: ModeratedKindName) => complain(kind, 'HARASSMENT'),
    hide: (kind: ModeratedKindName) => complain(kind, 'INTIMATE'),
    order: (kind: ModeratedKindName) =>
      database.transaction((tx) =>
        moderation.complain(tx, {
          kind,
          id: addressedAs(kind),
          ground: 'ORDER',
          isDoubtful: false,
          network: '127.0.0.1',
        }),
      ),
    appeal,
    remove: (kind: ModeratedKindName) => decide(kind, REMOVAL),
    keep: (kind: ModeratedKindName) => decide(kind, KEEPING),
    undo,
    settle: async () => {
      world.pass(DECISION_UNDO_MS);
      await settleDecisions(deps);
    },
    tidy: () => casesHousekeeping(deps)(world.now()),
  };

  await fill();
  return { world, ids, acts, give, standing, begin, forget, author };
}
