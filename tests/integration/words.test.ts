import { readFileSync } from 'node:fs';
import { insertRow, run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFile } from '@/server/platform/project-folder';
import { nullable, text } from '@/server/platform/sql-types';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { post, startWorld } from './harness/world';

describeOnDatabases('the words of texts', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  const made = async (expression: string, typed: string): Promise<string | null | undefined> => {
    const [row] = await select(world.server.database, { made: nullable(text) }, `select ${expression} as made`, typed);
    return row?.made;
  };

  it.each([
    ['A work-life balance, and/or 3.5 LPA', 'a work life balance and or 3 5 lpa'],
    ['_a_a_ ~/~/ foo_bar@mail.example', 'a a foo bar mail example'],
    ['C++, C# & .NET at node.js', 'cpp csharp dotnet at node js'],
    ['₹12,00,000 — “good”…😀👩‍💻 ok', '12 00 000 good ok'],
    ['नोटिस पीरियड कितना लंबा है? स्त्री।', 'नोटिस पीरियड कितना लंबा है स्त्री'],
    ['क्\u200dष स\u200cर soft\u00adware', 'क्ष सर software'],
    ['தமிழ் বাংলা اردو 中文', 'தமிழ் বাংলা اردو 中文'],
    ['a\u0301\u0301', 'a\u0301\u0301'],
    [' \n\t', ''],
    ['!?_', ''],
  ])('of %j are %j', async (written, words) => {
    expect(await made('platform.words_of($1)', written)).toBe(words);
  });

  it.each([
    ['notice per', 'notice & per:*'],
    ["o'neill:* | !x", 'o & neill & x:*'],
    ['a b c d e f g h i j k l m n', 'a & b & c & d & e & f & g & h & i & j & k & l:*'],
    ['?!', null],
  ])('typed as %j are asked for as %j', async (typed, asked) => {
    expect(await made('platform.begun_words($1)', typed)).toBe(asked);
    expect(await made(`to_tsquery('english', platform.begun_words($1))::text`, typed)).toSatisfy(
      (query) => (query === null) === (asked === null),
    );
  });

  it.each([
    ['"night shift" -work-life or C++', '"night shift" -work life or cpp'],
    ['--x_y -"a b"', '- x y -"a b"'],
  ])('typed as %j keep quotes and what is left out: %j', async (typed, asked) => {
    expect(await made('platform.web_words($1)', typed)).toBe(asked);
  });

  it('find a post by any of them, with joiners and without, and by what an edit made of them', async () => {
    const writer = await world.writer();
    const id = await post(writer, {
      title: 'क्\u200dषमा करें।',
      content: 'The gulmohar_palash of node.js/kachnar costs ₹4321.',
    });
    const found = async (q: string): Promise<number> => {
      const { body } = await writer.get(`/api/search/search/results?type=post&q=${encodeURIComponent(q)}`);
      return body.groups[0]?.total ?? 0;
    };
    for (const q of ['palash', 'gulmohar_palash', 'kachn', 'node.js', '4321', 'क्षमा', 'क्\u200dषमा करें'])
      expect([q, await found(q)]).toEqual([q, 1]);
    await run(world.server.database, `update content.posts set content = 'semal' where id = $1`, id);
    expect([await found('palash'), await found('semal')]).toEqual([0, 1]);
  });

  it('of a review that the database parsed by itself are taken again, once', async () => {
    const { database } = world.server;
    const id = '0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c77';
    const reviewed = { id, company_id: 1, title: 'Node.js and/or C++', likes: 'Good.', dislikes: 'None.' };
    await insertRow(database, 'research.reviews', { ...reviewed, rating: 4, created_at: new Date() });
    const script = readFileSync(projectFile('src/server/platform/sql/words/take-words-anew.sql'), 'utf8');
    const age = () =>
      run(database, `update research.reviews set doc = to_tsvector('english', title) where id = $1`, id);
    const holds = async (word: string) => {
      const [row] = await select(
        database,
        { id: text },
        'select id::text as id from research.reviews where doc @@ $1::text::tsquery',
        word,
      );
      return row?.id === id;
    };
    await age();
    await database.execute(script);
    expect(await holds('cpp')).toBe(false);
    await run(database, `delete from platform.facts where name = 'words_of'`);
    await database.execute(script);
    expect([await holds('cpp'), await holds('js')]).toEqual([true, true]);
  });
});
