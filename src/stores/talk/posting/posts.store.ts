import { makeAutoObservable, observable } from 'mobx';
import type { PostAuthor } from '@/core/account/profile/post-author';
import type { Poll } from '@/core/talk/polls/poll';
import type { Post, PostPart } from '@/core/talk/posting/post';
import { partOf, postAsGuest } from '@/core/talk/posting/post';
import type { PostTally } from '@/core/talk/posting/post-events.port';
import type { PostOffers } from '@/core/talk/salary-offers/offer';
import type { VotableSource } from '@/core/talk/voting/votables';
import type { VoteState } from '@/core/talk/voting/vote-tally';
import { Changes } from '@/stores/kernel/common/changes';
import type { PersonalStore } from '@/stores/kernel/common/personal';

type Ballots = Pick<Post, 'poll' | 'offers'>;

/** All posts of the page by id. Feeds and screens share one copy. */
export class PostsStore implements PersonalStore, VotableSource {
  private readonly posts = observable.map<string, Post>({}, { deep: false });
  private readonly withheld = observable.set<string>();
  /** Ballots of deleted posts with the viewer's picks, since events never contain picks. */
  readonly #ballots = new Map<string, Ballots>();
  readonly #changes = new Changes();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  find(postId: string): Post | null {
    return this.posts.get(postId) ?? null;
  }

  get parts(): readonly PostPart[] {
    return [...new Set([...this.posts.values()].flatMap((post) => partOf(post) ?? []))];
  }

  get authors(): readonly PostAuthor[] {
    return [...this.posts.values()].flatMap(({ author, isMine }) => (isMine ? [] : author)).reverse();
  }

  withhold(idOrName: string): void {
    this.withheld.add(idOrName);
  }

  release(idOrName: string): void {
    this.withheld.delete(idOrName);
  }

  isBlocked({ name, profileType }: PostAuthor): boolean {
    return profileType === 'ANONYMOUS' && this.withheld.has(name);
  }

  isWithheld({ id, author }: Post): boolean {
    return this.withheld.has(id) || this.isBlocked(author);
  }

  /**
   * Returns a function that checks whether a post has changed since this call. If so, the response to the current
   * request may be outdated.
   */
  watchChanges(): (postId: string) => boolean {
    return this.#changes.watch();
  }

  keep(posts: readonly Post[]): void {
    for (const post of posts) this.put(post);
  }

  /** Stores a post from an event, and keeps the viewer's vote and authorship, which events do not contain. */
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

  refreshed(post: Post): void {
    if (this.posts.has(post.id)) this.keep([post]);
  }

  changed(post: Post): void {
    this.#changes.note(post.id);
    if (this.posts.has(post.id)) this.keepShared(post);
  }

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

  showOffers(offers: PostOffers): void {
    const post = this.posts.get(offers.id);
    if (post) this.put({ ...post, offers });
  }

  tally({ id, upvotes, downvotes }: PostTally): void {
    const post = this.posts.get(id);
    this.#changes.note(id);
    if (post) this.put({ ...post, upvotes, downvotes });
  }

  forget(): void {
    this.withheld.clear();
    this.#ballots.clear();
    for (const post of this.posts.values()) this.put(postAsGuest(post));
  }

  private put(post: Post): void {
    this.posts.set(post.id, post);
    this.#changes.note(post.id);
  }
}
