import { SettingsRecords } from '@/adapters/memory/account/settings/settings-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { EmployerRecords } from '@/adapters/memory/research/employer/employer-records';
import { CorrectionRecords } from '@/adapters/memory/research/employer-corrections/correction-records';
import { DAY_MS, dayAfter, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CLAIM_REMINDER_DAYS } from '@/core/research/employer/claim.rules';
import { communityKeyOf } from '@/core/talk/communities/user-communities';
import { claimNotification, correctionNotification } from '@/core/talk/notifications/claim-notifications.rules';
import { latestRoundTime, MAX_HIGHLIGHTS, ROUND_DAYS } from '@/core/talk/notifications/notification-rounds.rules';
import { highlights, pollEndedNotification } from '@/core/talk/notifications/notification-texts.rules';
import { CommunityRecords } from '../communities/community-records';
import { HidingRecords } from '../hiding/hiding-records';
import { BallotRecords } from '../polls/ballot-records';
import { presentPost } from '../posting/memory-presenter';
import type { MemoryPost } from '../posting/post-records';
import { PostRecords } from '../posting/post-records';
import { InboxRecords } from './inbox-records';
import { unseenNotification } from './memory-notify';

/** Notifies of ended polls, the best posts of followed communities, and outcomes of claims. */
export function sendDueNotifications(world: MemoryWorld, user: MemoryUser): void {
  for (const post of world.records(PostRecords).all) {
    if (post.kind === 'poll' && post.status === 'LIVE') tellPollEnd(world, user, post);
  }
  tellHighlights(world, user);
  remindClaimant(world, user);
  tellDecidedCorrections(world, user);
}

function tellDecidedCorrections(world: MemoryWorld, user: MemoryUser): void {
  const inbox = world.records(InboxRecords);
  const own = world.records(EmployerRecords).claims.filter(({ userId }) => userId === user.id);
  for (const { correctionId, claimId, companyId, field, status } of world.records(CorrectionRecords).all) {
    if (status === 'WAITING' || !own.some(({ id }) => id === claimId)) continue;
    const companyName = world.records(CompanyRecords).find(companyId)?.companyName ?? '';
    const { data } = correctionNotification({ correctionId, claimId, companyName, field, verdict: status });
    if (inbox.about(user, data) === null) inbox.put(user, unseenNotification(world, user, data));
  }
}

function remindClaimant(world: MemoryWorld, user: MemoryUser): void {
  const inbox = world.records(InboxRecords);
  const today = dayInIndia(world.clock.now());
  for (const { id, userId, companyId, proof } of world.records(EmployerRecords).claims) {
    const endsOn = proof?.endsOn ?? '';
    if (userId !== user.id || endsOn < today || endsOn > dayAfter(today, CLAIM_REMINDER_DAYS)) continue;
    const companyName = world.records(CompanyRecords).find(companyId)?.companyName ?? '';
    const { data } = claimNotification({ claimId: id, companyName, endsOn });
    if (inbox.about(user, data) === null) inbox.put(user, unseenNotification(world, user, data));
  }
}

function tellPollEnd(world: MemoryWorld, user: MemoryUser, post: MemoryPost): void {
  const ballots = world.records(BallotRecords);
  const ballot = ballots.find(post.id);
  if (ballot === null || !ballots.isClosed(ballot)) return;
  const isAuthor = post.authorId === user.id;
  if (!isAuthor && !ballot.byUserId.has(user.id)) return;
  const data = pollEndedNotification({ postId: post.id, text: post.title ?? post.content, isAuthor }).data;
  const inbox = world.records(InboxRecords);
  const isWanted = world.records(SettingsRecords).of(user).messages.polls;
  if (isWanted && inbox.about(user, data) === null) inbox.put(user, unseenNotification(world, user, data));
}

function tellHighlights(world: MemoryWorld, user: MemoryUser): void {
  const { highlights: rhythm } = world.records(SettingsRecords).of(user).messages;
  if (rhythm === 'off') return;
  const end = latestRoundTime(world.clock.now(), rhythm);
  const posts = bestPosts(world, user, end - ROUND_DAYS[rhythm] * DAY_MS, end);
  const [best, ...more] = posts.map(({ id, title, content }) => ({ id, opening: title ?? content }));
  if (best === undefined) return;
  const data = highlights({ rhythm, posts: [best, ...more] }).data;
  const inbox = world.records(InboxRecords);
  const known = inbox.about(user, data);
  if (known !== null && Date.parse(known.created) >= end) return;
  const told = { ...unseenNotification(world, user, data), created: new Date(end).toISOString() };
  inbox.quotePosts(
    told,
    posts.map(({ id }) => id),
  );
  inbox.put(user, told);
}

function bestPosts(world: MemoryWorld, user: MemoryUser, from: number, to: number): readonly MemoryPost[] {
  const { posts: hidden, names } = world.records(HidingRecords);
  const followed = world.records(CommunityRecords).followedBy(user);
  const worth = (post: MemoryPost): number => {
    const { upvotes, downvotes, commentsCount } = presentPost(world, post, user);
    return upvotes - downvotes + commentsCount;
  };
  return world
    .records(PostRecords)
    .all.filter(
      ({ status, createdAt }) => status === 'LIVE' && Date.parse(createdAt) > from && Date.parse(createdAt) <= to,
    )
    .filter(({ id, authorId, community }) => {
      return authorId !== user.id && followed.has(communityKeyOf(community)) && !hidden.of(user).has(id);
    })
    .filter(({ author }) => !(author.profileType === 'ANONYMOUS' && names.of(user).has(author.name)))
    .toSorted((one, other) => worth(other) - worth(one) || (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, MAX_HIGHLIGHTS);
}
