import { appearancesOf } from '@/server/services/account/user/profile/appearance';
import type { AuthorPicker } from './author-picker';
import type { DemoCommunity } from './communities';
import { generalReplies } from './demo-data';
import type { DemoComment, DemoPost } from './demo-post';
import type { DemoPerson } from './person';
import { appearanceRowOf } from './person';
import type { Placeholders } from './placeholders';
import type { PostBank, PostTemplate } from './post-template';
import type { Random } from './random';

const minute = 60_000;
const hour = 60 * minute;
const MAX_VOTING_SHARE = 0.85;

export interface NewDemoPost {
  readonly community: DemoCommunity;
  readonly author: DemoPerson;
  readonly template: PostTemplate;
  readonly bank: PostBank;
  readonly placeholders: Placeholders;
  readonly age: number;
  readonly upvotes: number | null;
}

export class PostReactions {
  constructor(
    private readonly random: Random,
    private readonly authors: AuthorPicker,
  ) {}

  receive(post: NewDemoPost): Pick<DemoPost, 'upvoters' | 'downvoters' | 'viewers' | 'comments'> {
    const { random } = this;
    const reached = 1 - Math.exp(-post.age / (1.2 * hour));
    const wanted = (post.upvotes ?? random.skewed(2.15, 1)) * reached;
    const readers = this.authors.readers.length - 1;
    const up = Math.min(Math.round(wanted), Math.floor(readers * MAX_VOTING_SHARE * 0.9));
    const down = Math.min(Math.round(up * random.next() ** 2 * 0.3), readers - up);
    const seen = Math.min(Math.ceil((up + down) * (1.2 + 0.5 * random.next()) + 2), readers);
    const viewers = random
      .sample(this.authors.readers, seen + 1)
      .filter((person) => person !== post.author)
      .slice(0, seen);
    return {
      viewers,
      upvoters: viewers.slice(0, up),
      downvoters: viewers.slice(up, up + down),
      comments: this.comments(post, up),
    };
  }

  private comments(post: NewDemoPost, upvotes: number): readonly DemoComment[] {
    const { random } = this;
    const texts = [
      ...post.template.replies,
      ...random.sample(post.bank.replies, post.bank.replies.length),
      ...random.sample(generalReplies, generalReplies.length),
    ];
    const count = Math.min(Math.round(upvotes * (0.1 + 0.3 * random.next())), texts.length);
    const authors = random.sample(this.authors.writers, count + 1).filter((person) => person !== post.author);
    return texts.slice(0, Math.min(count, authors.length)).flatMap((text, place) => {
      const author = authors[place];
      return author === undefined ? [] : [this.comment(post, text, author, Math.round(upvotes / (place + 2)))];
    });
  }

  private comment(post: NewDemoPost, text: string, author: DemoPerson, maxUpvotes: number): DemoComment {
    const { random } = this;
    const delay = Math.min(random.skewed(Math.log(2 * hour), 1.2), post.age * (0.2 + 0.7 * random.next()));
    return {
      id: random.uuid(),
      author,
      appearance: this.appearance(author, post.community),
      content: post.placeholders.fill(text),
      age: Math.round(post.age - delay),
      upvotes: random.integer(0, maxUpvotes),
    };
  }

  appearance(person: DemoPerson, community: DemoCommunity): DemoPost['appearance'] {
    const [anonymous, designation] = appearancesOf(appearanceRowOf(person));
    if (anonymous === undefined) throw new Error(`${person.subject} writes without a pseudonym.`);
    const isAway = community.type === 'company' && community.name !== person.career?.companyName;
    const shows = person.prefersDesignation && !isAway && this.random.chance(0.7);
    return shows && designation !== undefined ? designation : anonymous;
  }
}
