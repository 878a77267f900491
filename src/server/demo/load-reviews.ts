import type { EmploymentType } from '@/contract/generated/review';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { REVIEW_ASPECTS } from '@/core/research/reviews/review-aspect.rules';
import { TOPICS, topicsOf } from '@/core/research/reviews/review-topic-words.rules';
import type { Database } from '@/server/platform/database';
import { bulkInsert } from './bulk-insert';
import texts from './data/review-texts.json';
import { insertReviews, selectDepartments, selectJobProfiles, selectLocations } from './demo.queries';
import type { DemoCompany, DemoDepartment } from './demo-data';
import { companies, departments, industries, locations } from './demo-data';
import { Random } from './random';

const DAY_MS = 86_400_000;
const BATCH = 1_000;
const MAX_REVIEWS = 420;
const MAX_AGE_DAYS = 1_420;
const EMPTY_FROM_END = 1;
const EVERY_THIN = 7;
const TOPICS_OF = new Map([...texts.likes, ...texts.dislikes].map((sentence) => [sentence, topicsOf(sentence)]));

type Ids = ReadonlyMap<string, number>;

interface Names {
  readonly departments: Ids;
  readonly profiles: Ids;
  readonly cities: Ids;
}

export interface GeneratedAnswer {
  readonly reviewId: string;
  readonly companyId: number;
  readonly text: string;
  readonly month: string;
}

export async function loadReviews(tx: Database, scale: number, now: number): Promise<readonly GeneratedAnswer[]> {
  const names = await readNames(tx);
  const random = new Random('reviews');
  const rows = companies.flatMap((company, place) => {
    if (place >= companies.length - EMPTY_FROM_END) return [];
    const isThin = place % EVERY_THIN === EVERY_THIN - 1;
    const many = Math.min(MAX_REVIEWS, Math.round(random.skewed(place === 0 ? 6 : 3.2, 0.7))) * scale;
    const count = isThin ? random.integer(1, 6) : many;
    const character = drawCharacter(random);
    return Array.from({ length: count }, () => drawReview(random, place + 1, company, character, { names, now }));
  });
  const reviews = rows.map(({ answer, ...review }) => review);
  for (let from = 0; from < reviews.length; from += BATCH)
    await bulkInsert(tx, insertReviews, reviews.slice(from, from + BATCH));
  return rows.flatMap(({ id, company_id, created_at, answer }) => {
    if (answer === null) return [];
    const at = Math.min(now, created_at.getTime() + answer.days * DAY_MS);
    return [{ reviewId: id, companyId: company_id, text: answer.text, month: `${monthInIndia(at)}-01` }];
  });
}

interface Character {
  readonly level: number;
  readonly aspects: readonly number[];
  readonly answers: number;
}

function drawCharacter(random: Random): Character {
  return {
    level: 3.1 + random.next() * 1.3,
    aspects: REVIEW_ASPECTS.map(() => (random.next() - 0.5) * 1.2),
    answers: random.chance(0.4) ? 0.35 : 0,
  };
}

interface Circumstances {
  readonly names: Names;
  readonly now: number;
}

function drawReview(random: Random, id: number, company: DemoCompany, character: Character, about: Circumstances) {
  const { names, now } = about;
  const rating = withinStars(character.level + (random.next() + random.next() - 1) * 2.7);
  const department = random.pick(departmentsOf(company));
  const days = Math.floor(random.next() ** 1.6 * MAX_AGE_DAYS);
  const createdAt = now - days * DAY_MS - Math.floor(random.next() * DAY_MS);
  const likes = random.chance(0.95) ? sentencesOf(random, texts.likes, rating >= 4 ? 3 : 2) : [];
  const drawn =
    likes.length === 0 || random.chance(0.88) ? sentencesOf(random, texts.dislikes, rating <= 2 ? 3 : 2) : [];
  const liked = topicsIn(likes);
  const dislikes = drawn.filter((sentence) => !topicsIn([sentence]).some((topic) => liked.includes(topic)));
  const isAnswered = random.chance(character.answers);
  const city = random.chance(0.6) ? company.city : random.pick(locations.slice(0, 12));
  const isRated = random.chance(0.9);
  const aspects = character.aspects.map((shift) =>
    isRated && random.chance(0.96) ? withinStars(rating + shift + (random.next() - 0.5) * 1.6) : null,
  );
  const [
    balance = null,
    pay = null,
    security = null,
    promotions = null,
    skills = null,
    culture = null,
    satisfaction = null,
  ] = aspects;
  return {
    id: random.uuid(),
    company_id: id,
    title: random.chance(0.7) ? random.pick(titlesFor(rating)) : null,
    likes: likes.join(' ') || null,
    dislikes: dislikes.join(' ') || null,
    rating,
    balance,
    pay,
    security,
    promotions,
    skills,
    culture,
    satisfaction,
    department_id: names.departments.get(department.name) ?? null,
    job_profile_id: names.profiles.get(random.pick(department.profiles)) ?? null,
    location_id: names.cities.get(city) ?? null,
    employment: employmentOf(random),
    is_current: random.chance(0.64),
    years: Math.min(14, Math.floor(random.skewed(0.7, 0.8))),
    liked,
    disliked: topicsIn(dislikes),
    proof: random.chance(0.4) ? ('WORK_EMAIL' as const) : null,
    answer: isAnswered ? { text: random.pick(texts.answers), days: random.integer(3, 40) } : null,
    created_at: new Date(createdAt),
    helpful: Math.floor(random.skewed(0.6, 1.1)),
  };
}

function employmentOf(random: Random): EmploymentType {
  const kind = random.next();
  if (kind < 0.82) return 'fulltime';
  if (kind < 0.9) return 'intern';
  return kind < 0.97 ? 'contractual' : 'parttime';
}

function titlesFor(rating: number): readonly string[] {
  if (rating === 3) return texts.titles.mixed;
  return rating > 3 ? texts.titles.good : texts.titles.bad;
}

function topicsIn(sentences: readonly string[]): readonly string[] {
  const named = new Set(sentences.flatMap((sentence) => TOPICS_OF.get(sentence) ?? []));
  return TOPICS.filter((topic) => named.has(topic));
}

function sentencesOf(random: Random, sentences: readonly string[], most: number): readonly string[] {
  return random.sample(sentences, random.integer(1, most));
}

function withinStars(rating: number): number {
  return Math.min(5, Math.max(1, Math.round(rating)));
}

function departmentsOf({ industry }: DemoCompany): readonly DemoDepartment[] {
  const family = industries.find(({ name }) => name === industry)?.family;
  const own = departments.flatMap((department) =>
    department.families.filter((one) => one === family).map(() => department),
  );
  return own.length === 0 ? departments : own;
}

async function readNames(tx: Database): Promise<Names> {
  const byName = (rows: readonly { readonly id: number; readonly name: string }[]): Ids =>
    new Map(rows.map(({ id, name }) => [name, id]));
  return {
    departments: byName(
      await tx.query(
        selectDepartments,
        departments.map(({ name }) => name),
      ),
    ),
    profiles: byName(await tx.query(selectJobProfiles, [...new Set(departments.flatMap(({ profiles }) => profiles))])),
    cities: byName(await tx.query(selectLocations, [...locations])),
  };
}
