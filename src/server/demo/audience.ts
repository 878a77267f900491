import { appearancesOf } from '@/server/services/user/profile/appearance';
import type { Cast } from './cast';
import type { DemoCommunity } from './communities';
import { generalReplies } from './data/general-replies';
import type { DemoComment, DemoPost } from './demo-post';
import type { Gaps } from './gaps';
import type { DemoPerson } from './person';
import { appearanceRowOf } from './person';
import type { PostBank, PostTemplate } from './post-template';
import type { Random } from './random';

const minute = 60_000;
const hour = 60 * minute;
/** Most people of the audience never vote on the same post. */
const largestShare = 0.85;

/** A post before anybody has seen it. */
export interface FreshPost {
  readonly community: DemoCommunity;
  readonly author: DemoPerson;
  readonly template: PostTemplate;
  readonly bank: PostBank;
  readonly gaps: Gaps;
  readonly age: number;
  /** Up-votes that it will have after a day; null leaves it to chance. */
  readonly upvotes: number | null;
}

/** What readers do with a post: many see it, some vote, a few answer. */
export class Audience {
  constructor(
    private readonly random: Random,
    private readonly cast: Cast,
  ) {}

  /** Votes, views and comments of a post. */
  receive(post: FreshPost): Pick<DemoPost, 'upvoters' | 'downvoters' | 'viewers' | 'comments'> {
    const { random } = this;
    const heard = 1 - Math.exp(-post.age / (1.2 * hour));
    const wanted = (post.upvotes ?? random.skewed(2.15, 1)) * heard;
    const audience = this.cast.readers.length - 1;
    const up = Math.min(Math.round(wanted), Math.floor(audience * largestShare * 0.9));
    const down = Math.min(Math.round(up * random.next() ** 2 * 0.3), audience - up);
    const seen = Math.min(Math.ceil((up + down) * (1.2 + 0.5 * random.next()) + 2), audience);
    const viewers = random
      .sample(this.cast.readers, seen + 1)
      .filter((person) => person !== post.author)
      .slice(0, seen);
    return {
      viewers,
      upvoters: viewers.slice(0, up),
      downvoters: viewers.slice(up, up + down),
      comments: this.comments(post, up),
    };
  }

  private comments(post: FreshPost, upvotes: number): readonly DemoComment[] {
    const { random } = this;
    const texts = [
      ...post.template.replies,
      ...random.sample(post.bank.replies, post.bank.replies.length),
      ...random.sample(generalReplies, generalReplies.length),
    ];
    const count = Math.min(Math.round(upvotes * (0.1 + 0.3 * random.next())), texts.length);
    const authors = random.sample(this.cast.writers, count + 1).filter((person) => person !== post.author);
    return texts.slice(0, Math.min(count, authors.length)).flatMap((text, place) => {
      const author = authors[place];
      return author === undefined ? [] : [this.comment(post, text, author, Math.round(upvotes / (place + 2)))];
    });
  }

  private comment(post: FreshPost, text: string, author: DemoPerson, mostUpvotes: number): DemoComment {
    const { random } = this;
    const delay = Math.min(random.skewed(Math.log(2 * hour), 1.2), post.age * (0.2 + 0.7 * random.next()));
    return {
      id: random.uuid(),
      author,
      appearance: this.appearance(author, post.community),
      content: post.gaps.fill(text),
      age: Math.round(post.age - delay),
      upvotes: random.integer(0, mostUpvotes),
    };
  }

  /** How somebody appears this time; in the room of another company always under the pseudonym. */
  appearance(person: DemoPerson, community: DemoCommunity): DemoPost['appearance'] {
    const [anonymous, designation] = appearancesOf(appearanceRowOf(person));
    if (anonymous === undefined) throw new Error(`${person.subject} writes without a pseudonym.`);
    const isAway = community.type === 'company' && community.name !== person.career?.companyName;
    const shows = person.prefersDesignation && !isAway && this.random.chance(0.7);
    return shows && designation !== undefined ? designation : anonymous;
  }
}
