import type { Chapter } from './chapters';

/** The likely author of a text: decides from which people an author is drawn. */
export type Voice = 'anyone' | 'tech' | 'student' | 'seeker' | 'insider' | 'outsider';

/**
 * A hand-written post with placeholders. A placeholder is `{name}` for a value of the generator (role, arole, mine, mineslug, site, company, company2,
 * company3, city, city2, and from the day of the post: lately, a month that has been; soon, a month to come; festival, the next one; holiday, the last
 * one), `{name:5-20}` or `{name:5-20/0.5}` for a number in steps, `{name:this|that}` for a choice. A name keeps its
 * first value through title, text and replies. Numbers are grouped as in India: 1,20,000.
 */
export interface PostTemplate {
  /** At most 150 characters once filled; null for a post without a title. */
  readonly title: string | null;
  /** Plain text; may hold addresses and `[label](/discussions/…)` links. */
  readonly text: string;
  /** Comments that answer this very post, best first. */
  readonly replies: readonly string[];
  /** The answers of its poll; absent for none. */
  readonly poll?: readonly string[];
  /** The salaries and offers that it compares; absent for none. */
  readonly offers?: readonly OfferTemplate[];
  /** Absent: as its community has it. */
  readonly voice?: Voice;
  /** The people who tell it of themselves; absent: as the bank has it. */
  readonly chapter?: Chapter;
  /** The months of the year (1 to 12) in which it can be written; absent: all. */
  readonly months?: readonly number[];
}

/** A salary or an offer with placeholders; amounts are in lakh rupees, those of a year but the joining bonus. */
export interface OfferTemplate {
  readonly company: string;
  readonly city: string;
  /** Fixed, variable and a year of stock together. */
  readonly total: string;
  readonly variable?: string;
  readonly stock?: string;
  readonly joining?: string;
  readonly isCurrent?: boolean;
}

/** Everything that is said in one community, or in all communities of one kind. */
export interface PostBank {
  readonly voice: Voice;
  /** The people who tell these things of themselves; absent: everybody. */
  readonly chapter?: Chapter;
  readonly templates: readonly PostTemplate[];
  /** Comments that fit under every post of the bank. */
  readonly replies: readonly string[];
}
