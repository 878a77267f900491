import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import { SettingsRecords } from '@/adapters/memory/account/settings/settings-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { PostAuthor } from '@/core/account/profile/post-author';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { AnswerCandidate, AnswerCandidates } from '@/core/talk/answer-requests/answer-request';
import {
  MAX_CANDIDATE_CONTRIBUTIONS,
  MAX_CANDIDATES,
  MAX_REQUESTS_PER_DAY,
  MAX_REQUESTS_PER_POST,
  TOO_MANY_REQUESTS_FOR_DAY,
  TOO_MANY_REQUESTS_FOR_POST,
} from '@/core/talk/answer-requests/answer-request.rules';
import { answerRequestRefusals } from '@/core/talk/answer-requests/answer-request-refusals.rules';
import type { AnswerRequests } from '@/core/talk/answer-requests/answer-requests.port';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { answerWanted as answerWantedNotification } from '@/core/talk/notifications/notification-texts.rules';
import { CommunityRecords } from '../communities/community-records';
import { HidingRecords } from '../hiding/hiding-records';
import { InboxRecords } from '../notifications/inbox-records';
import { postNotFound } from '../posting/memory-feed';
import type { MemoryComment, MemoryPost } from '../posting/post-records';
import { PostRecords } from '../posting/post-records';
import { VoteRecords } from '../voting/vote-records';
import { AnswerRequestRecords } from './answer-request-records';

const KIND = 'answer-wanted';

type Written = Pick<MemoryComment, 'id' | 'authorId' | 'author' | 'createdAt' | 'upvotes'>;

export class MemoryAnswerRequests implements AnswerRequests {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listAnswerCandidates(path: { readonly postId: string }): Promise<Result<AnswerCandidates, Failure>> {
    return this.#browser.askSignedIn('listAnswerCandidates', { path }, (viewer) => {
      const found = this.#postOfOthers(viewer, path.postId);
      if (!found.ok) return found;
      const candidates = this.#candidatesFor(viewer, found.value).map(({ candidate }) => candidate);
      return ok({ candidates, left: this.#leftFor(viewer, found.value) });
    });
  }

  requestAnswer(input: {
    readonly postId: string;
    readonly name: string;
  }): Promise<Result<{ readonly left: number }, Failure>> {
    return this.#browser.askSignedIn('requestAnswer', { input }, (viewer) => {
      const found = this.#postOfOthers(viewer, input.postId);
      if (!found.ok) return found;
      const post = found.value;
      const asked = this.#candidatesFor(viewer, post).find(({ candidate }) => candidate.name === input.name);
      if (asked === undefined) {
        const message = answerRequestRefusals.notACandidate;
        return refusal(422, 'not_a_candidate', message);
      }
      const left = this.#leftFor(viewer, post);
      if (asked.candidate.isAsked) return ok({ left });
      if (left === 0) return tooMany(TOO_MANY_REQUESTS_FOR_POST);
      const { world } = this.#browser;
      const day = dayInIndia(world.clock.now());
      if (!this.#requests.ofDay.count(viewer.id, day, MAX_REQUESTS_PER_DAY)) {
        return tooMany(TOO_MANY_REQUESTS_FOR_DAY);
      }
      this.#requests.add({ postId: post.id, name: input.name, userId: viewer.id });
      if (asked.authorId !== viewer.id && asked.authorId !== post.authorId) {
        const people = this.#requests.all.filter(
          ({ postId, name }) => postId === post.id && name === input.name,
        ).length;
        answerWanted(world, asked.authorId, post, people);
      }
      return ok({ left: left - 1 });
    });
  }

  #postOfOthers(viewer: MemoryUser, postId: string): { readonly ok: true; readonly value: MemoryPost } | Refusal {
    const post = this.#posts.findLive(postId);
    if (post === null) return postNotFound();
    if (post.authorId !== viewer.id) return { ok: true, value: post };
    return refusal(422, 'own_post', answerRequestRefusals.ownPost);
  }

  #leftFor(viewer: MemoryUser, post: MemoryPost): number {
    const asked = this.#requests.all.filter(({ postId, userId }) => postId === post.id && userId === viewer.id);
    return Math.max(0, MAX_REQUESTS_PER_POST - asked.length);
  }

  #candidatesFor(viewer: MemoryUser, post: MemoryPost) {
    const { world } = this.#browser;
    const own = world.records(ProfileRecords).of(viewer).anonymous.userName.toLowerCase();
    const taken = [post, ...post.comments.filter(({ status }) => status === 'LIVE')].map(({ author }) => author);
    const isTaken = (name: string) =>
      name.toLowerCase() === own ||
      world.records(HidingRecords).names.of(viewer).has(name) ||
      taken.some((author) => isPseudonym(author) && author.name === name);
    const written = this.#writtenIn(post).filter(({ author }) => isPseudonym(author) && !isTaken(author.name));
    const names = [...new Set(written.map(({ author }) => author.name))];
    return names
      .flatMap((name) => this.#candidate(viewer, post, { name, of: written.filter((one) => one.author.name === name) }))
      .toSorted((one, other) => byUse(one.candidate, other.candidate))
      .slice(0, MAX_CANDIDATES);
  }

  #candidate(viewer: MemoryUser, post: MemoryPost, { name, of }: { name: string; of: readonly Written[] }) {
    const newest = of.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
    if (newest?.authorId === undefined || newest.authorId === null) return [];
    const { tagline, avatarUrl, avatarBgColor } = newest.author;
    const candidate: AnswerCandidate = {
      name,
      tagline,
      avatarUrl,
      avatarBgColor,
      contributions: of.length,
      upvotes: of.reduce((sum, { upvotes }) => sum + upvotes, 0),
      isAsked: this.#requests.has({ postId: post.id, name, userId: viewer.id }),
    };
    return [{ candidate, authorId: newest.authorId }];
  }

  #writtenIn({ community }: MemoryPost): readonly Written[] {
    const votes = this.#browser.world.records(VoteRecords);
    return this.#posts.all
      .filter((post) => post.status === 'LIVE' && communityKeyOf(post.community) === communityKeyOf(community))
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, MAX_CANDIDATE_CONTRIBUTIONS)
      .flatMap((post) => [
        { ...post, upvotes: votes.countsOf(post.id).upvotes },
        ...post.comments
          .filter(({ status }) => status === 'LIVE')
          .map((comment) => ({ ...comment, upvotes: comment.upvotes + votes.countsOf(comment.id).upvotes })),
      ])
      .filter(({ authorId }) => authorId !== null);
  }

  get #posts(): PostRecords {
    return this.#browser.world.records(PostRecords);
  }

  get #requests(): AnswerRequestRecords {
    return this.#browser.world.records(AnswerRequestRecords);
  }
}

function isPseudonym({ profileType }: PostAuthor): boolean {
  return profileType === 'ANONYMOUS';
}

function byUse(one: AnswerCandidate, other: AnswerCandidate): number {
  const byVotes = other.upvotes - one.upvotes || other.contributions - one.contributions;
  return byVotes || one.name.localeCompare(other.name, 'en');
}

function tooMany(message: string): Refusal {
  return refusal(422, 'too_many_answer_requests', message);
}

/** Notifies a user. Only the first request notifies; later ones update the count. */
function answerWanted(world: MemoryWorld, userId: string, post: MemoryPost, people: number): void {
  const user = world.records(UserRecords).find(userId);
  if (user === null) return;
  const inbox = world.records(InboxRecords);
  const community = world.records(CommunityRecords).find(post.community)?.name ?? '';
  const data = answerWantedNotification({ postId: post.id, community, people }).data;
  const known = inbox.of(user).notifications.find((one) => one.variantId === KIND && one.data.cta === data.cta);
  if (known === undefined && !world.records(SettingsRecords).of(user).messages.requests) return;
  const first = { notificationId: world.ids.next(), status: 0, variantId: KIND, showPopup: false };
  inbox.put(user, { ...first, created: world.timestamp(), ...known, data });
}
