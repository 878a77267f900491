import * as v from 'valibot';
import { CHAPTERS } from './chapters';

const Voice = v.picklist(['anyone', 'tech', 'student', 'seeker', 'insider', 'outsider']);
/** The group of people from which an author is drawn. */
export type AuthorGroup = v.InferOutput<typeof Voice>;

const Texts = v.array(v.string());

const OfferTemplate = v.strictObject({
  company: v.string(),
  city: v.string(),
  total: v.string(),
  variable: v.exactOptional(v.string()),
  stock: v.exactOptional(v.string()),
  joining: v.exactOptional(v.string()),
  isCurrent: v.exactOptional(v.boolean()),
});
/** An offer. Amounts are lakh rupees a year, except the joining bonus. */
export type OfferTemplate = v.InferOutput<typeof OfferTemplate>;

/**
 * A hand-written post. `{name}` is a value of the generator: role, arole, mine, mineslug, site, company, company2,
 * company3, city, city2, lately, soon, festival, holiday. `{name:5-20}` and `{name:5-20/0.5}` are numbers in steps,
 * `{name:this|that}` a choice. A name keeps its first value through title, text and replies. Numbers are grouped as in
 * India: 1,20,000.
 */
export const PostTemplate = v.strictObject({
  /** At most 150 characters once filled, or null for a post without a title. */
  title: v.nullable(v.string()),
  /** Plain text, which may contain addresses and `[label](/discussions/…)` links. */
  text: v.string(),
  replies: Texts,
  poll: v.exactOptional(Texts),
  offers: v.exactOptional(v.array(OfferTemplate)),
  /** The voice. If absent, it is the community's. */
  voice: v.exactOptional(Voice),
  /** The chapter of people to whom the story fits. If absent, it is the list's chapter. */
  chapter: v.exactOptional(v.picklist(CHAPTERS)),
  /** Months (1 to 12) in which the post fits. If absent, it fits all year. */
  months: v.exactOptional(v.array(v.number())),
});
export type PostTemplate = Readonly<v.InferOutput<typeof PostTemplate>>;

export const PostBank = v.strictObject({
  voice: Voice,
  /** The chapter of people who reply. If absent, anybody does. */
  chapter: v.exactOptional(v.picklist(CHAPTERS)),
  templates: v.array(PostTemplate),
  replies: Texts,
});
export type PostBank = Readonly<v.InferOutput<typeof PostBank>>;
