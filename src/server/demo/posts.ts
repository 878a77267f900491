import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { AuthorPicker } from './author-picker';
import { monthOf, seasonPhrases } from './calendar';
import type { DemoCommunity } from './communities';
import { communities, domainOf } from './communities';
import { ballotOf } from './demo-ballot';
import type { Opening } from './demo-data';
import { companies, departments, locations, openings } from './demo-data';
import type { DemoPost } from './demo-post';
import type { DemoPerson } from './person';
import { Placeholders } from './placeholders';
import { departmentTemplatesOf, postBankOf } from './post-banks';
import { PostPicker } from './post-picker';
import { PostReactions } from './post-reactions';
import type { PostTemplate } from './post-template';
import { Random } from './random';

const postsAtScaleOne = 2_000;
const minute = 60_000;
const twoYears = 730 * 24 * 60 * minute;
/** The exponent of growth: half of all posts are from the last eight months. */
const growth = 1.6;

interface Plan {
  readonly community: DemoCommunity;
  readonly template: PostTemplate;
  readonly author: DemoPerson;
  readonly chosen: Readonly<Record<string, string>>;
  readonly upvotes: number | null;
}

/**
 * Yields 2,000 × scale posts, newest first, one at a time, so that memory does not grow with the scale. `now` is in ms
 * since 1970.
 */
export function* writePosts(people: readonly DemoPerson[], scale: number, now: number): Generator<DemoPost> {
  const random = new Random('posts');
  const authors = new AuthorPicker(random, people);
  const picker = new PostPicker(random, authors);
  const reactions = new PostReactions(random, authors);
  const count = postsAtScaleOne * scale;
  for (let index = 0; index < count; index += 1) {
    const opening = openings[index];
    const age = Math.round(2 * minute + twoYears * ((index + random.next() * 0.9) / count) ** growth);
    const plan = opening === undefined ? draw(picker, now - age) : follow(opening, authors, picker);
    yield write(plan, { age, moment: now - age }, random, reactions);
  }
}

function draw(picker: PostPicker, moment: number): Plan {
  return { ...picker.pick(monthOf(moment)), chosen: {}, upvotes: null };
}

function follow(opening: Opening, authors: AuthorPicker, picker: PostPicker): Plan {
  const community = communities.find(({ slug }) => slug === opening.community);
  if (community === undefined) throw new Error(`There is no community ${opening.community}.`);
  const own = departmentTemplatesOf(community);
  const template = (own.length > 0 ? own : postBankOf(community).templates)[opening.template];
  if (template === undefined) throw new Error(`${community.name} has no text number ${opening.template}.`);
  picker.note(community, template);
  return {
    community,
    template,
    author: authors.namedAuthor(opening.author),
    chosen: opening.placeholders,
    upvotes: opening.upvotes,
  };
}

interface Time {
  /** Milliseconds before the load. */
  readonly age: number;
  readonly moment: number;
}

function write(plan: Plan, { age, moment }: Time, random: Random, reactions: PostReactions): DemoPost {
  const { community, template, author } = plan;
  const placeholders = new Placeholders(random, {
    ...placeholderValues(author, community, random),
    ...seasonPhrases(moment, random.integer(1, 3)),
    ...plan.chosen,
  });
  const id = random.uuid();
  const title = template.title === null ? null : placeholders.fill(template.title);
  const content = placeholders.fill(template.text);
  const appearance = reactions.appearance(author, community);
  const reception = reactions.receive({ ...plan, bank: postBankOf(community), placeholders, age });
  const ballot = ballotOf(template, placeholders, id, reception.upvoters);
  return { id, community, template, author, appearance, title, content, age, ...reception, ballot };
}

function placeholderValues(
  { career }: DemoPerson,
  community: DemoCommunity,
  random: Random,
): Readonly<Record<string, string>> {
  const room = community.type === 'company' ? community.name : null;
  const mine = room ?? career?.companyName ?? random.pick(companies).name;
  const others = random.sample(
    companies.map(({ name }) => name).filter((name) => name !== mine && name !== career?.companyName),
    3,
  );
  const [company, company2 = mine, company3 = mine] = room === null ? others : [room, ...others];
  const role = career?.jobProfile ?? random.pick(random.pick(departments).profiles);
  const city = career?.jobLocation ?? random.pick(locations.slice(0, 12));
  return {
    mine,
    mineslug: urlNameOf(mine),
    site: domainOf(mine),
    company: company ?? mine,
    company2,
    company3,
    city,
    city2: random.pick(locations.filter((name) => name !== city)),
    role,
    arole: /^(?:[AEIO]|HR\b|R&D\b)/.test(role) ? `an ${role}` : `a ${role}`,
  };
}
