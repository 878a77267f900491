/** The likely author of a text: decides from which people an author is drawn. */
export type Voice = 'anyone' | 'tech' | 'student' | 'seeker' | 'insider' | 'outsider';

/**
 * A hand-written post with placeholders. A placeholder is `{name}` for a value of the generator (role, arole, mine, mineslug, site, company, company2,
 * company3, city, city2, month), `{name:5-20}` or `{name:5-20/0.5}` for a number in steps, `{name:this|that}` for a choice. A name keeps its
 * first value through title, text and replies. Numbers are grouped as in India: 1,20,000.
 */
export interface PostTemplate {
  /** At most 150 characters once filled; null for a post without a title. */
  readonly title: string | null;
  /** Plain text; may hold addresses and `[label](/discussions/…)` links. */
  readonly text: string;
  /** Comments that answer this very post, best first. */
  readonly replies: readonly string[];
  /** Absent: as its community has it. */
  readonly voice?: Voice;
}

/** Everything that is said in one community, or in all communities of one kind. */
export interface PostBank {
  readonly voice: Voice;
  readonly templates: readonly PostTemplate[];
  /** Comments that fit under every post of the bank. */
  readonly replies: readonly string[];
}
