import type { Random } from '@/server/demo/random';
import type { World } from '../integration/harness/world';
import { KINDS } from './contributions';
import { converse } from './conversations';
import type { Doing } from './doings';
import { changeName, DOINGS, ENDS } from './doings';
import type { EndedAccount } from './ended';
import { rememberAccount } from './ended';
import { failMails } from './failing-mails';
import { moderate } from './moderating';
import type { RedTeamPerson } from './people';
import {
  aPerson,
  becomeWriter,
  COMPANIES,
  openCompany,
  sendEvents,
  signIn,
  succeeded,
  turnPushOn,
  verifyWorkEmail,
} from './people';

export interface SceneSize {
  readonly authors: number;
  readonly bystanders: number;
  readonly contributions: number;
  readonly moderators: number;
}

export interface Playing {
  readonly world: World;
  readonly size: SceneSize;
  readonly randomOf: (part: string) => Random;
  readonly onContributed: () => Promise<void>;
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
}

interface Visit {
  readonly person: RedTeamPerson;
  readonly kind: string | null;
  readonly random: Random;
}

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DOINGS_OF_BYSTANDER = 2;
const EARLY_REVIEWS = 6;
const BURST = 12;
/** Minimum number of times for each action. */
const ROUNDS_OF_DOINGS = 4;
/** One in this many changes the pseudonym, pauses or deletes the account; the next are for withdrawals. */
const AUTHORS_FOR_EACH_END = 15;
const AUTHORS_FOR_EACH_WITHDRAWAL = 5;

export interface Played {
  readonly people: readonly RedTeamPerson[];
  readonly ended: readonly EndedAccount[];
}

/**
 * Half of the accounts are from yesterday. People contribute singly and in bursts, seconds after sign-ins, renewals
 * and page views; bystanders do everything else. All chat.
 */
export async function play({ world, size, randomOf, onContributed, pass, now }: Playing): Promise<Played> {
  const random = randomOf('plan');
  const people = Array.from({ length: size.authors + size.bystanders }, (_, index) => aPerson(world, index));
  const joined = new Set<RedTeamPerson>();
  const posts: string[] = [];
  const names = new Set<string>();

  const doings = random.sample(Object.values(DOINGS), Object.keys(DOINGS).length);
  let done = 0;
  const nextDoing = () => {
    done += 1;
    return doings[done % doings.length] ?? (() => Promise.resolve());
  };
  const doingOf = (person: RedTeamPerson): Doing => ({ person, random, posts, names, world });

  const join = async (person: RedTeamPerson, chance: Random): Promise<void> => {
    joined.add(person);
    await signIn(world, person);
    const isVaayuna = await becomeWriter(person, chance);
    if (isVaayuna && chance.chance(0.3)) await verifyWorkEmail(world, person);
  };

  const come = async (person: RedTeamPerson, chance: Random): Promise<void> => {
    if (!joined.has(person)) await join(person, chance);
    else if (chance.chance(0.4)) await signIn(world, person);
    else if (chance.chance(0.5)) await succeeded(person.client.post('/login/sessions/renew', undefined));
    if (chance.chance(0.3)) await turnPushOn(person);
  };

  const lookAround = async ({ client }: RedTeamPerson, chance: Random): Promise<void> => {
    const postId = chance.pick(posts);
    if (chance.chance(0.5)) await succeeded(client.post('/api/feed/v1/postview/bulk', { postIds: [postId] }));
    if (chance.chance(0.3))
      await client.post('/api/feed/v1/vote', { resourceId: postId, resourceType: 'post', voteType: 'up' });
    const community = { type: 'topic', entityId: chance.integer(1, 4) };
    if (chance.chance(0.2)) await succeeded(client.post('/api/feed/v1/community/join', community));
  };

  const visit = async ({ person, kind, random: chance }: Visit, pause: () => Promise<void>): Promise<void> => {
    await come(person, chance);
    const companyName = chance.pick(COMPANIES);
    await pause();
    if (kind === null || chance.chance(0.3)) await lookAround(person, chance);
    if (kind === null || chance.chance(0.7)) await openCompany(person, companyName);
    await pause();
    await sendEvents(person, kind === null || chance.chance(0.5) ? 'CompanyOverview' : 'ContributeReview');
    if (kind === null) await openCompany(person, chance.pick(COMPANIES));
    else {
      await KINDS[kind]?.({ person, companyName, random: chance, posts });
      await onContributed();
    }
    await converse(person, chance, names);
    for (let left = kind === null ? DOINGS_OF_BYSTANDER : Number(chance.chance(0.3)); left > 0; left -= 1)
      await nextDoing()({ person, random: chance, posts, names, world });
  };

  for (const person of random.sample(people, Math.ceil(people.length / 2))) {
    await join(person, random);
    await pass(random.integer(1, 60) * SECOND_MS);
  }
  const [first] = joined;
  if (first !== undefined) await KINDS.post?.({ person: first, companyName: '', random, posts });
  // Some show when the others come.
  for (const [place, person] of [...joined].slice(0, EARLY_REVIEWS).entries())
    await KINDS.review?.({
      person,
      companyName: place % 2 === 0 ? 'Vaayuna Technologies' : random.pick(COMPANIES),
      random,
      posts,
    });
  await pass(20 * HOUR_MS);

  const visits = planVisits(people, size, random).map(({ person, kind }, place) => ({
    person,
    kind,
    random: randomOf(`visit ${place}`),
  }));
  while (visits.length > 0) {
    if (random.chance(0.05)) {
      await Promise.all(burstOf(visits).map((each) => visit(each, async () => undefined)));
    } else {
      for (const each of visits.splice(0, 1)) await visit(each, () => pass(each.random.integer(1, 5) * SECOND_MS));
    }
    await pass(random.integer(2, 20) * SECOND_MS);
  }
  while (done < ROUNDS_OF_DOINGS * doings.length) await nextDoing()(doingOf(random.pick([...joined])));
  const ended = await playEnd(
    { world, people: people.filter((person) => joined.has(person)), size, random, pass, now },
    doingOf,
  );
  return { people, ended };
}

interface Ending {
  readonly world: World;
  readonly people: readonly RedTeamPerson[];
  readonly size: SceneSize;
  readonly random: Random;
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
}

/** Moderation, replies, withdrawals, renames, pauses, account ends and failed mails. Returns the ended accounts. */
async function playEnd(
  { world, people, size, random, pass, now }: Ending,
  doingOf: (person: RedTeamPerson) => Doing,
): Promise<readonly EndedAccount[]> {
  const staying = people.length - size.moderators;
  await moderate({ world, people, moderators: people.slice(staying), random, pass });
  const leaving = random.sample(people.slice(0, staying), ENDS.length * Math.ceil(size.authors / AUTHORS_FOR_EACH_END));
  const ended: EndedAccount[] = [];
  for (const [place, person] of leaving.entries()) {
    await succeeded(person.client.post('/login/sessions/renew', undefined));
    const isEnd = place % ENDS.length === ENDS.length - 1;
    if (isEnd) {
      // The previous name stays taken too.
      await changeName(person.client);
      ended.push(await rememberAccount(world, person.email));
    }
    await ENDS[place % ENDS.length]?.(doingOf(person));
    await pass(random.integer(2, 20) * SECOND_MS);
  }
  const others = people.filter((person) => !leaving.includes(person));
  for (const person of random.sample(others, Math.ceil(size.authors / AUTHORS_FOR_EACH_WITHDRAWAL)))
    await DOINGS.takesContributionBack?.(doingOf(person));
  await failMails(world, random.sample(others, Math.ceil(size.authors / AUTHORS_FOR_EACH_WITHDRAWAL)), now);
  return ended;
}

/** Takes each person once, because concurrent renewals could lose a session. */
function burstOf(visits: Visit[]): readonly Visit[] {
  const repeated = visits.findIndex(({ person }, place) => visits.findIndex((each) => each.person === person) < place);
  return visits.splice(0, repeated === -1 ? BURST : Math.min(BURST, repeated));
}

/** Equal shares of kinds and authors in random order, with half as many visits in between. */
function planVisits(people: readonly RedTeamPerson[], { authors, contributions }: SceneSize, random: Random) {
  const writers = people.slice(0, authors);
  const others = people.slice(authors);
  const kinds = Object.keys(KINDS);
  const turns = Array.from({ length: contributions - 1 }, (_, place) => ({
    person: writers[place % authors],
    kind: kinds[place % kinds.length] ?? null,
  }));
  const looks = Array.from({ length: contributions / 2 }, () => ({ person: random.pick(others), kind: null }));
  return random
    .sample([...turns, ...looks], turns.length + looks.length)
    .flatMap(({ person, kind }) => (person === undefined ? [] : [{ person, kind }]));
}
