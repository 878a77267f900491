import { KINDS } from '@tests/red-team/contributions';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModeratedKindName } from '@/core/moderation/moderated-kinds.rules';
import { MODERATED_KINDS } from '@/core/moderation/moderated-kinds.rules';
import { Random } from '@/server/demo/random';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { Moderation } from '@/server/platform/moderation/moderation';
import { text, uuid } from '@/server/platform/sql-types';
import type { World } from '../harness/world';
import { startWorld } from '../harness/world';

const GUEST_CACHE_MS = 1_000;
const COMPANY = 'vaayuna-technologies';
const TABLES: Readonly<Record<ModeratedKindName, string>> = {
  post: 'content.posts',
  comment: 'content.comments',
  review: 'research.reviews',
  salary: 'research.salaries',
  interview: 'research.interviews',
  benefits: 'research.benefit_reports',
  photo: 'research.photos',
};

/** Everything that somebody reads who is not signed in, as one text. */
async function publicText(world: World, postId: string): Promise<string> {
  const guest = world.guest();
  // Guests share answers for a second.
  world.pass(2 * GUEST_CACHE_MS);
  const paths = [
    `/api/review/reviews?company=${COMPANY}`,
    '/api/review/reviews',
    `/api/interviews/interviews?company=${COMPANY}`,
    `/api/interviews/questions?company=${COMPANY}`,
    `/api/photos/photos?company=${COMPANY}`,
    `/api/benefits/benefits?company=${COMPANY}`,
    `/api/company/companies/${COMPANY}/tab-counts`,
    '/api/feed/v3/feed?feedType=GENERIC',
    `/api/feed/v1/feed/${postId}`,
    `/api/feed/v1/post/${postId}/comments`,
    '/api/search/search/results?type=post&q=rosters',
    '/api/search/search/results?type=review&q=rosters',
  ];
  const answers = await Promise.all(paths.map((path) => guest.get(path)));
  return answers.map(({ body }, place) => `${paths[place]} ${JSON.stringify(body)}`).join('\n');
}

describe('a contribution that is held', () => {
  let world: World;
  let moderation: Moderation;
  let postId = '';
  beforeAll(async () => {
    world = await startWorld('pglite');
    moderation = new Moderation(moderatedKinds, world.server.authorship, world.now, { showWithinHours: 0 });
    const client = await world.writer();
    const person = { client, email: '', workEmail: '', name: '', told: new Set<string>() };
    const posts: string[] = [];
    for (const kind of ['post', 'comment', 'review', 'salary', 'interview', 'benefit', 'photo'])
      await KINDS[kind]?.({ person, companyName: 'Vaayuna Technologies', random: new Random(`held ${kind}`), posts });
    postId = posts[0] ?? '';
    // One person tells all of it on one day; else it would show on another one.
    await run(world.server.database, 'update research.interviews set waits_until = null');
  });
  afterAll(() => world.stop());

  async function idOf(kind: ModeratedKindName): Promise<string> {
    const { database } = world.server;
    const sealed = `select id from ${TABLES[kind]} where octet_length(author_seal) > 0 limit 1`;
    const [row] = await select(database, { id: uuid }, sealed);
    return row?.id ?? '';
  }

  const rowOf = async (kind: ModeratedKindName, id: string) => {
    const { database } = world.server;
    const [row] = await select(
      database,
      { row: text },
      `select to_jsonb(t)::text as row from ${TABLES[kind]} t where id = $1`,
      id,
    );
    return row?.row;
  };

  it.each(MODERATED_KINDS)('is nowhere in public, and comes back as it was: %s', async (kind) => {
    const { database } = world.server;
    const id = await idOf(kind);
    const before = { text: await publicText(world, postId), row: await rowOf(kind, id) };
    const found = await moderation.items.find(database, { kind, id });
    if (found === null) throw new Error(`There is no ${kind}.`);
    const item = await moderation.items.read(database, found);
    const words = (item?.parts ?? []).flatMap(({ label, text }) =>
      label === 'FACT' || label === 'CAPTION' ? [] : (text ?? []),
    );
    expect(words.filter((said) => !before.text.includes(said))).toEqual([]);
    expect(words.length > 0).toBe(kind !== 'salary');

    const findings = [{ rule: 'CONTACT', words: ['98…210'], note: 'A phone number' }] as const;
    await database.transaction((tx) => moderation.hold(tx, { kind, id, findings }));
    const hidden = await publicText(world, postId);
    expect(words.filter((said) => hidden.includes(said))).toEqual([]);
    expect((await moderation.items.find(database, { kind, id }))?.state).toBe('held');

    await database.transaction(async (tx) => {
      const held = await moderation.items.find(tx, { kind, id });
      if (held !== null) await moderation.items.bringBack(tx, held);
    });
    expect(await publicText(world, postId)).toBe(before.text);
    expect(await rowOf(kind, id)).toBe(before.row);
  });

  it('has one case with what was found, however often it is held', async () => {
    const { database } = world.server;
    const id = await idOf('review');
    for (const note of ['first', 'second'])
      await database.transaction((tx) =>
        moderation.hold(tx, { kind: 'review', id, findings: [{ rule: 'ABUSE', words: [], note }] }),
      );
    const cases = await select(
      database,
      { found: text },
      `select findings::text as found from moderation.cases where item_id = $1`,
      id,
    );
    expect(cases.map(({ found }) => found.includes('second'))).toEqual([true]);
  });
});
