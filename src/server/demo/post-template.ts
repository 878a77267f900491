import * as v from 'valibot';
import { CHAPTERS } from './chapters';

const Voice = v.picklist(['anyone', 'tech', 'student', 'seeker', 'insider', 'outsider']);
/** The likely author of a text: decides from which people an author is drawn. */
export type Voice = v.InferOutput<typeof Voice>;

const Texts = v.array(v.string());

const OfferTemplate = v.strictObject({
  company: v.string(),
  city: v.string(),
  /** Fixed, variable and a year of stock together. */
  total: v.string(),
  variable: v.exactOptional(v.string()),
  stock: v.exactOptional(v.string()),
  joining: v.exactOptional(v.string()),
  isCurrent: v.exactOptional(v.boolean()),
});
/** A salary or an offer with placeholders; amounts are in lakh rupees, those of a year but the joining bonus. */
export type OfferTemplate = v.InferOutput<typeof OfferTemplate>;

/**
 * A hand-written post with placeholders. A placeholder is `{name}` for a value of the generator (role, arole, mine, mineslug, site, company, company2,
 * company3, city, city2, and from the day of the post: lately, a month that has been; soon, a month to come; festival, the next one; holiday, the last
 * one), `{name:5-20}` or `{name:5-20/0.5}` for a number in steps, `{name:this|that}` for a choice. A name keeps its
 * first value through title, text and replies. Numbers are grouped as in India: 1,20,000.
 */
export const PostTemplate = v.strictObject({
  /** At most 150 characters once filled; null for a post without a title. */
  title: v.nullable(v.string()),
  /** Plain text; may hold addresses and `[label](/discussions/…)` links. */
  text: v.string(),
  /** Comments that answer this very post, best first. */
  replies: Texts,
  /** The answers of its poll; absent for none. */
  poll: v.exactOptional(Texts),
  /** The salaries and offers that it compares; absent for none. */
  offers: v.exactOptional(v.array(OfferTemplate)),
  /** Absent: as its community has it. */
  voice: v.exactOptional(Voice),
  /** The people who tell it of themselves; absent: as the bank has it. */
  chapter: v.exactOptional(v.picklist(CHAPTERS)),
  /** The months of the year (1 to 12) in which it can be written; absent: all. */
  months: v.exactOptional(v.array(v.number())),
});
export type PostTemplate = Readonly<v.InferOutput<typeof PostTemplate>>;

/** Everything that is said in one community, or in all communities of one kind. */
export const PostBank = v.strictObject({
  voice: Voice,
  /** The people who tell these things of themselves; absent: everybody. */
  chapter: v.exactOptional(v.picklist(CHAPTERS)),
  templates: v.array(PostTemplate),
  /** Comments that fit under every post of the bank. */
  replies: Texts,
});
export type PostBank = Readonly<v.InferOutput<typeof PostBank>>;
