import { KINDS } from '@tests/red-team/contributions';
import { run, select } from '@tests/support/sql';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNDO_MS } from '@/core/moderation/decisions.rules';
import type { ModeratedKindName } from '@/core/moderation/moderated-kinds.rules';
import { isDecidedFirst, MODERATED_KINDS } from '@/core/moderation/moderated-kinds.rules';
import { Random } from '@/server/demo/random';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { integer, uuid } from '@/server/platform/sql-types';
import { casesHousekeeping } from '@/server/services/moderation/moderation/housekeeping';
import { settleDecisions } from '@/server/services/moderation/moderation/settle';
import { changeRole } from '@/server/services/moderation/roles/give-role';
import type { Person, World } from '../harness/world';
import { profileTagOf, startWorld } from '../harness/world';

const GIVEN: Readonly<Record<string, ModeratedKindName>> = {
  post: 'post',
  comment: 'comment',
  review: 'review',
  salary: 'salary',
  interview: 'interview',
  benefit: 'benefits',
  photo: 'photo',
};
const TABLES: Readonly<Record<ModeratedKindName, string>> = {
  post: 'content.posts',
  comment: 'content.comments',
  review: 'research.reviews',
  salary: 'research.salaries',
  interview: 'research.interviews',
  message: 'moderation.reported_messages',
  benefits: 'research.benefit_reports',
  photo: 'research.photos',
  company: 'research.company_proposals',
  profile: 'moderation.profile_names',
  video: 'research.company_videos',
  entry: 'research.company_entries',
};
/** Nobody writes or takes them back as contributions: their tests are beside this one. */
const UNWRITTEN: readonly ModeratedKindName[] = ['message', 'profile', 'video', 'entry'];
const MARKED = 'Call me on 98100 00210 about the rosters.';
const CLEAN = 'Ask me here about the rosters.';
const REMOVAL = { verdict: 'remove', rule: 'NOT_OWN', words: [] };
const KEEPING = { verdict: 'keep', rule: null, words: [] };

/** What everybody can read before and after an act, and what has left by then. */
interface Standing {
  readonly state: string;
  readonly lines: number;
  readonly statements: number;
}

describe('the life of a contribution', () => {
  let world: World;
  let moderation: Moderation;
  let author: Person;
  let moderator: Person;
  const ids = new Map<ModeratedKindName, string>();
  beforeAll(async () => {
    world = await startWorld('pglite');
    const { database, authorship } = world.server;
    moderation = new Moderation(moderatedKinds, authorship, world.now, { showWithinHours: 0 });
    [author, moderator] = [await world.writer(), await world.reader()];
    await changeRole(database, { role: 'moderator', address: moderator.email, isTaken: false });
    // The clock of these tests passes midnights.
    const later = 'update identity.sessions set started_on = started_on + 300 where owner_ref = $1';
    await run(database, later, authorship.ownerRef(moderator.userId));
    const person = { client: author, email: '', workEmail: '', name: '', told: new Set<string>() };
    const posts: string[] = [];
    for (const [given, kind] of Object.entries(GIVEN)) {
      const random = new Random(`life ${given}`);
      await KINDS[given]?.({ person, companyName: 'Vaayuna Technologies', random, posts });
      const sealed = `select id from ${TABLES[kind]} where octet_length(author_seal) > 0 limit 1`;
      ids.set(kind, (await select(database, { id: uuid }, sealed))[0]?.id ?? '');
    }
    // The comment stands under the first post, so that its place stays.
    await KINDS.post?.({ person, companyName: '', random: new Random('another post'), posts });
    ids.set('post', posts[1] ?? '');
  }, 60_000);
  afterAll(() => world.stop());

  const deps = () => {
    const { database, authorship, publish, outbox } = world.server;
    return { database, authorship, outbox, publish, moderation, now: world.now };
  };

  async function standing(kind: ModeratedKindName): Promise<Standing> {
    const { database } = world.server;
    const found = await moderation.items.find(database, { kind, id: ids.get(kind) ?? '' });
    const [counts] = await select(
      database,
      { lines: integer, statements: integer },
      `select (select count(*)::int from moderation.unlogged) as lines, (select count(*)::int from persona.statements) as statements`,
    );
    return { state: found?.state ?? 'gone', lines: counts?.lines ?? 0, statements: counts?.statements ?? 0 };
  }

  async function edit(kind: ModeratedKindName, text: string): Promise<void> {
    const id = ids.get(kind) ?? '';
    const headers = { 'profile-tag': await profileTagOf(author) };
    const review = {
      ...{ rating: 1, aspects: {}, title: null, likes: text, dislikes: CLEAN, jobProfile: null, departmentId: null },
      ...{ city: null, employment: null, isCurrent: true, years: null },
    };
    if (kind === 'review') await author.call('PUT', `/api/review/reviews/${id}`, { body: review });
    if (kind === 'comment')
      await author.call('PUT', `/api/feed/v1/comment/${id}`, { body: { content: text }, headers });
    if (kind === 'post')
      await author.call('PUT', `/api/feed/v2/post/${id}`, { body: { title: null, content: text, media: [] }, headers });
  }

  async function takeAway(kind: ModeratedKindName): Promise<void> {
    const id = ids.get(kind) ?? '';
    const paths: Readonly<Partial<Record<ModeratedKindName, string>>> = {
      post: `/api/feed/v1/post/${id}`,
      comment: `/api/feed/v1/comment/${id}`,
      review: `/api/review/reviews/${id}`,
      photo: `/api/photos/photos/${id}`,
    };
    await author.call('DELETE', paths[kind] ?? `/api/user/user/contributions/${kind}/${id}`);
  }

  async function bringBack(kind: ModeratedKindName): Promise<void> {
    const id = ids.get(kind) ?? '';
    const headers = { 'profile-tag': await profileTagOf(author) };
    if (kind === 'comment') return edit(kind, CLEAN);
    const paths: Readonly<Partial<Record<ModeratedKindName, string>>> = {
      post: `/api/feed/v1/post/${id}/restore`,
      review: `/api/review/reviews/${id}/restoration`,
      photo: `/api/photos/photos/${id}/restoration`,
    };
    await author.post(paths[kind] ?? `/api/user/user/contributions/${kind}/${id}/restoration`, undefined, headers);
  }

  async function decide(kind: ModeratedKindName, decision: object): Promise<string | null> {
    const { database } = world.server;
    const open = `select id from moderation.cases where item_id = $1 and kind = '${kind}' and state = 'OPEN'`;
    const [one] = await select(database, { id: uuid }, open, ids.get(kind) ?? '');
    if (one === undefined) return null;
    const claimed = await moderator.call('PUT', `/api/moderation/cases/${one.id}/claim`);
    const body = { ...decision, seen: claimed.body.seen };
    return (await moderator.call('PUT', `/api/moderation/cases/${one.id}/decision`, { body })).body.act ?? null;
  }

  async function undo(kind: ModeratedKindName): Promise<void> {
    const decided = `select id from moderation.cases where item_id = $1 and kind = '${kind}' and state = 'DECIDED'`;
    const [one] = await select(world.server.database, { id: uuid }, decided, ids.get(kind) ?? '');
    if (one !== undefined) await moderator.call('DELETE', `/api/moderation/cases/${one.id}/decision`);
  }

  const ofAuthor = {
    mark: (kind: ModeratedKindName) => edit(kind, MARKED),
    clean: (kind: ModeratedKindName) => edit(kind, CLEAN),
    takeAway,
    bringBack,
  };
  const ofOthers = {
    report: (kind: ModeratedKindName) =>
      world.server.database.transaction((tx) =>
        moderation.report(tx, { kind, id: ids.get(kind) ?? '', reason: 'ABUSE', voterRef: Buffer.alloc(32) }),
      ),
    remove: (kind: ModeratedKindName) => decide(kind, REMOVAL),
    keep: (kind: ModeratedKindName) => decide(kind, KEEPING),
    undo,
    settle: async () => {
      world.pass(UNDO_MS);
      await settleDecisions(deps());
    },
    tidy: () => casesHousekeeping(deps())(world.now()),
  };
  const acts = fc.array(
    fc.constantFrom(
      ...(['mark', 'clean', 'takeAway', 'bringBack'] as const),
      ...(['report', 'remove', 'keep', 'undo', 'settle', 'tidy'] as const),
    ),
    { minLength: 3, maxLength: 9 },
  );

  // A message is on no public side: messages.test.ts has its life.
  it.each(MODERATED_KINDS.filter((kind) => !isDecidedFirst(kind) && !UNWRITTEN.includes(kind)))(
    'leaves the public side by its author’s act, or with one statement and one line: %s',
    async (kind) => {
      const { database } = world.server;
      await fc.assert(
        fc.asyncProperty(acts, async (drawn) => {
          await showAgain(kind);
          for (const table of ['moderation.unlogged', 'persona.statements', 'moderation.removed_texts'])
            await run(database, `delete from ${table}`);
          await run(
            database,
            `update moderation.cases set state = 'CLOSED', settles_at = null where state <> 'CLOSED'`,
          );
          expect((await standing(kind)).state).toBe('live');
          /** A decision that may still be taken back. */
          let pending: string | null = null;
          let [lines, statements] = [0, 0];
          for (const act of [...drawn, 'settle' as const]) {
            const before = await standing(kind);
            if (act === 'mark' || act === 'clean' || act === 'takeAway' || act === 'bringBack') {
              await ofAuthor[act](kind);
              // The author's new text is another one to decide on.
              if (pending !== null && (await isOpen(kind))) pending = null;
            } else if (act === 'remove' || act === 'keep') {
              const decided: string | null = await ofOthers[act](kind);
              pending = decided ?? pending;
              const after = await standing(kind);
              if (before.state === 'live' && after.state !== 'live') expect(decided).toBe('REMOVED');
            } else {
              await ofOthers[act](kind);
              const after = await standing(kind);
              if (act === 'undo') pending = null;
              if (act === 'settle' && pending !== null) {
                lines += 1;
                // What was published and taken away within the minute has nobody to tell any more.
                const isUntold = pending === 'KEPT' || (pending === 'PUBLISHED' && before.state === 'gone');
                statements += isUntold ? 0 : 1;
                pending = null;
              }
              if (before.state === 'live')
                expect([act, after.state]).toEqual([act, act === 'undo' ? expect.anything() : 'live']);
            }
          }
          const after = await standing(kind);
          expect([after.lines, after.statements]).toEqual([lines, statements]);
          if (after.state === 'held') expect(await isOpen(kind)).toBe(true);
          if (after.state === 'removed') expect(lines).toBeGreaterThan(0);
        }),
        { numRuns: 6 },
      );
    },
  );

  /** As if nothing had been done to it before. */
  async function showAgain(kind: ModeratedKindName): Promise<void> {
    await bringBack(kind);
    await world.server.database.transaction(async (tx) => {
      const found = await moderation.items.find(tx, { kind, id: ids.get(kind) ?? '' });
      if (found !== null && found.state !== 'live') await moderation.items.bringBack(tx, found);
    });
  }

  async function isOpen(kind: ModeratedKindName): Promise<boolean> {
    const open = `select id from moderation.cases where item_id = $1 and kind = '${kind}' and state = 'OPEN'`;
    return (await select(world.server.database, { id: uuid }, open, ids.get(kind) ?? '')).length > 0;
  }
});
