import { aSubmission } from '@tests/support/a-submission';
import { aPng } from '@tests/support/pictures';
import type { Random } from '@/server/demo/random';
import { profileTagOf } from '../integration/harness/world';
import type { RedTeamPerson } from './people';
import { COMPANIES, saveOffer, succeeded } from './people';

export interface Giving {
  readonly person: RedTeamPerson;
  readonly companyName: string;
  readonly random: Random;
  /** All posts so far. A new post is added. */
  readonly posts: string[];
}

const WORDS = 'the shifts are planned ahead and pay comes on its day but rosters change without a word of why'.split(
  ' ',
);
const PROFILES = ['ANONYMOUS', 'DESIGNATION'] as const;
const ROLES = ['Software Engineer', 'Senior Software Engineer', 'Engineering Manager', 'Nurse'] as const;
const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'] as const;
const ASIDE = { city: null, departmentId: null };

/** Some authors came by the company's invitation. */
const key = (random: Random) => ({
  'idempotency-key': random.uuid(),
  ...(random.chance(0.4) ? { 'came-by': 'invitation' } : {}),
});
const wordsOf = (random: Random, least: number): string =>
  Array.from({ length: random.integer(least, least * 6) }, () => random.pick(WORDS)).join(' ');

async function shownHeaders({ person, random }: Giving) {
  return { ...key(random), 'profile-tag': await profileTagOf(person.client) };
}

function untold({ person, random }: Giving, kind: string, choices: readonly string[]): string {
  const left = choices.filter((choice) => !person.told.has(`${kind} ${choice}`));
  const choice = random.pick(left);
  person.told.add(`${kind} ${choice}`);
  return choice;
}

function companyOf(giving: Giving, kind: string): string {
  const { person, companyName } = giving;
  return untold(giving, kind, person.told.has(`${kind} ${companyName}`) ? COMPANIES : [companyName]);
}

/**
 * All ways to contribute, by the product's calls. Add a line per feature: rows with an id and a sealed author are
 * attacked too.
 */
export const KINDS: Readonly<Record<string, (giving: Giving) => Promise<void>>> = {
  post: async (giving) => {
    const { person, random, posts } = giving;
    const submission = aSubmission({
      title: wordsOf(random, 2),
      content: wordsOf(random, 5),
      community: { type: 'topic', entityId: random.integer(1, 4) },
      profileType: random.pick(PROFILES),
      salaryIds: random.chance(0.3) ? [await saveOffer(person, random)] : [],
    });
    const answer = await succeeded(person.client.post('/api/feed/v2/post', submission, await shownHeaders(giving)));
    posts.push(answer.body.postId);
  },
  comment: async (giving) => {
    const { person, random, posts } = giving;
    const said = { content: wordsOf(random, 3), profileType: random.pick(PROFILES) };
    const path = `/api/feed/v1/post/${random.pick(posts)}/comment`;
    await succeeded(person.client.post(path, said, await shownHeaders(giving)));
  },
  review: async (giving) => {
    const { person, random } = giving;
    const review = {
      rating: random.integer(1, 5),
      aspects: { pay: random.integer(1, 5) },
      title: null,
      likes: wordsOf(random, 12),
      dislikes: wordsOf(random, 12),
      jobProfile: null,
      employment: null,
      isCurrent: true,
      years: random.integer(1, 9),
      ...ASIDE,
    };
    const body = { companyName: companyOf(giving, 'review'), review };
    await succeeded(person.client.post('/api/review/reviews', body, key(random)));
  },
  salary: async (giving) => {
    const { person, companyName, random } = giving;
    const body = {
      companyName,
      jobProfile: untold(giving, `salary ${companyName}`, ROLES),
      locationId: 1,
      department: 1,
      currentSalary: true,
      year: null,
      totalExperience: random.integer(0, 20),
      fixedSalary: { lakhs: random.integer(4, 60), thousand: 5 * random.integer(0, 19) },
      variableSalary: null,
      stockDetail: null,
      isConfirmed: true,
    };
    await succeeded(person.client.post('/api/salary/salaries', body, key(random)));
  },
  interview: async (giving) => {
    const { person, random } = giving;
    const body = {
      companyName: companyOf(giving, 'interview'),
      jobProfile: random.pick(ROLES),
      locationId: 1,
      month: random.pick(MONTHS),
      experience: 'experienced',
      difficulty: 'hard',
      outcome: 'offer',
      isFair: null,
      days: random.integer(1, 90),
      appliedThrough: null,
      rounds: [{ name: 'Coding', minutes: 60, questions: [`Why ${wordsOf(random, 2)}?`] }],
      story: wordsOf(random, 4),
    };
    await succeeded(person.client.post('/api/interviews/interviews', body, key(random)));
  },
  benefit: async (giving) => {
    const { person, random } = giving;
    const said = { codes: ['PAID_LEAVE'], text: wordsOf(random, 3), isCurrent: true, ...ASIDE };
    const body = { companyName: companyOf(giving, 'benefit'), ...said };
    await succeeded(person.client.post('/api/benefits/benefits', body, key(random)));
  },
  tenure: async (giving) => {
    const { person, random } = giving;
    const said = {
      ...{
        offer: 'KEPT',
        joiningDelay: random.pick(['NONE', 'UP_TO_30', 'OVER_90']),
        unpaidTraining: null,
        bond: null,
      },
      ...{ bondDemanded: null, originalsKept: 'NO', variablePaid: null, exerciseWindow: null, buyback: null },
      ...{ exit: random.pick(['RESIGNED', 'ASKED_TO_RESIGN', 'LAID_OFF']), noticeDays: 'UP_TO_60', notice: null },
      ...{ relievingLetter: random.pick(['LAST_DAY', 'LATER', 'REFUSED']), settlement: 'UP_TO_60', shortPaid: null },
      pfExit: null,
    };
    const body = {
      companyName: companyOf(giving, 'tenure'),
      joined: `${random.integer(2019, 2024)}-Q${random.integer(1, 4)}`,
      left: `2025-Q${random.integer(1, 4)}`,
      jobProfile: random.pick(ROLES),
      answers: said,
      ...ASIDE,
    };
    await succeeded(person.client.post('/api/tenure/tenure-reports', body, key(random)));
  },
  photo: async ({ person, companyName, random }) => {
    const picture = aPng(random.integer(20, 400), random.integer(20, 400));
    const { fileKey } = (await succeeded(person.client.post('/api/photos/photo-files', picture))).body;
    const photos = [{ fileKey, album: 'canteen', caption: wordsOf(random, 1) }];
    const body = { companyName, city: null, photos, referrer: '', campaign: '' };
    await succeeded(person.client.post('/api/photos/photos', body, key(random)));
  },
};
