import { makeAutoObservable, observable } from 'mobx';
import type { PostAuthor } from '@/core/account/profile/post-author';
import type { Poll } from '@/core/talk/polls/poll';
import type { Post, PostPart } from '@/core/talk/posting/post';
import { asGuestSees, partOf } from '@/core/talk/posting/post';
import type { PostTally } from '@/core/talk/posting/post-events.port';
import type { PostOffers } from '@/core/talk/salary-offers/offer';
import type { VotableSource } from '@/core/talk/voting/votables';
import type { VoteState } from '@/core/talk/voting/vote-tally';
import { Changes } from '@/stores/kernel/common/changes';
import type { Personal } from '@/stores/kernel/common/personal';

type Ballots = Pick<Post, 'poll' | 'offers'>;

/** Every post of the page by id: one copy, used by all feeds and screens. */
export class PostsStore implements Personal, VotableSource {
  private readonly posts = observable.map<string, Post>({}, { deep: false });
  /** Ids of posts, and pseudonyms, that the user does not want to see. */
  private readonly withheld = observable.set<string>();
  /** The polls and offers of posts that were deleted while the page had them, with the viewer's picks: events come without those. */
  readonly #ballots = new Map<string, Ballots>();
  /** Changes of posts by id, including posts that are not on the page. */
  readonly #changes = new Changes();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  find(postId: string): Post | null {
    return this.posts.get(postId) ?? null;
  }

  /** The parts below the texts of the posts that the page has. */
  get parts(): readonly PostPart[] {
    return [...new Set([...this.posts.values()].flatMap((post) => partOf(post) ?? []))];
  }

  /** The other authors of the posts that the page has, the last ones first. */
  get authors(): readonly PostAuthor[] {
    return [...this.posts.values()].flatMap(({ author, isMine }) => (isMine ? [] : author)).reverse();
  }

  /** Leaves a post, or those of a pseudonym, out of feeds. */
  withhold(idOrName: string): void {
    this.withheld.add(idOrName);
  }

  release(idOrName: string): void {
    this.withheld.delete(idOrName);
  }

  /** Returns whether the user has blocked the pseudonym that a contribution is shown under. */
  isBlocked({ name, profileType }: PostAuthor): boolean {
    return profileType === 'ANONYMOUS' && this.withheld.has(name);
  }

  /** Returns whether feeds leave a post out. */
  isWithheld({ id, author }: Post): boolean {
    return this.withheld.has(id) || this.isBlocked(author);
  }

  /** Returns what tells whether a post was changed since, here or by an event, so that an answer to what is asked now may be older. */
  watchChanges(): (postId: string) => boolean {
    return this.#changes.watch();
  }

  keep(posts: readonly Post[]): void {
    for (const post of posts) this.put(post);
  }

  /** Keeps a post from an event, which is the same for every receiver: the viewer's vote and authorship stay. */
  keepShared(post: Post): void {
    const known = this.posts.get(post.id);
    const own = known && { myVote: known.myVote, isMine: known.isMine };
    if (known?.status === 'LIVE' && post.status !== 'LIVE')
      this.#ballots.set(post.id, { poll: known.poll, offers: known.offers });
    const before = known?.status === 'LIVE' ? known : this.#ballots.get(post.id);
    const ballots = post.status === 'LIVE' && {
      poll: before?.poll ?? post.poll,
      offers: before?.offers ?? post.offers,
    };
    this.put({ ...post, ...own, ...ballots });
  }

  /** A post was read again for this viewer: the page shows it as it is now, if it has it. */
  refreshed(post: Post): void {
    if (this.posts.has(post.id)) this.keep([post]);
  }

  /** The author changed, deleted or restored a post: the page shows it as it is now, if it has it. */
  changed(post: Post): void {
    this.#changes.note(post.id);
    if (this.posts.has(post.id)) this.keepShared(post);
  }

  /** Returns whether lists show a post: of another user's that was deleted in the meantime the place stays. */
  isShown(post: Post): boolean {
    return (post.status === 'LIVE' || !post.isMine) && !this.isWithheld(post);
  }

  get votableIds(): readonly string[] {
    return [...this.posts.keys()].reverse();
  }

  findVotable(id: string): Post | null {
    return this.find(id);
  }

  showVotes(id: string, votes: VoteState): void {
    const post = this.posts.get(id);
    if (post) this.put({ ...post, ...votes });
  }

  showPoll(poll: Poll): void {
    const post = this.posts.get(poll.id);
    if (post) this.put({ ...post, poll });
  }

  /** Shows the salaries and offers of a post as they are now. */
  showOffers(offers: PostOffers): void {
    const post = this.posts.get(offers.id);
    if (post) this.put({ ...post, offers });
  }

  /** Others voted on a post of the user. */
  tally({ id, upvotes, downvotes }: PostTally): void {
    const post = this.posts.get(id);
    this.#changes.note(id);
    if (post) this.put({ ...post, upvotes, downvotes });
  }

  forget(): void {
    this.withheld.clear();
    this.#ballots.clear();
    for (const post of this.posts.values()) this.put(asGuestSees(post));
  }

  private put(post: Post): void {
    this.posts.set(post.id, post);
    this.#changes.note(post.id);
  }
}
