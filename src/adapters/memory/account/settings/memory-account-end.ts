import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { ContributionRecords } from '@/adapters/memory/research/contribute/contribution-records';
import { ChatRecords } from '@/adapters/memory/talk/chat/chat-records';
import { BallotRecords } from '@/adapters/memory/talk/polls/ballot-records';
import { pauseMemoryAccount } from '@/adapters/memory/talk/posting/paused-account';
import type { MemoryComment } from '@/adapters/memory/talk/posting/post-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { OfferRecords } from '@/adapters/memory/talk/salary-offers/offer-records';
import { VersionRecords } from '@/adapters/memory/talk/versions/version-records';
import { VoteRecords } from '@/adapters/memory/talk/voting/vote-records';
import type { AccountEnd } from '@/core/account/settings/account-end.port';
import type { AccountDeletion } from '@/core/account/settings/account-end.rules';
import { confirmationOf } from '@/core/account/settings/account-end.rules';
import { settingsRefusals } from '@/core/account/settings/settings-refusals.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { FORMER_AUTHOR } from '@/core/talk/posting/former-author.rules';
import { ProfileRecords } from '../profile/profile-records';
import { SessionRecords } from '../sessions/session-records';

/** Ends accounts of a memory world. */
export class MemoryAccountEnd implements AccountEnd {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  deactivateAccount(): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deactivateAccount', {}, (viewer) => {
      pauseMemoryAccount(this.#browser.world, viewer);
      this.#endSessions(viewer);
      return ok(null);
    });
  }

  deleteAccount(body: AccountDeletion): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deleteAccount', { body }, (viewer) => {
      const { world } = this.#browser;
      const { userName } = world.records(ProfileRecords).of(viewer).anonymous;
      if (body.confirmation.trim() !== confirmationOf(userName)) {
        const message = settingsRefusals.otherPseudonym;
        return refusal(422, 'confirmation_wrong', message, { confirmation: message });
      }
      forgetVersions(world, viewer);
      if (body.contributions === 'erase') {
        erase(world, viewer);
        world.records(ContributionRecords).erase(viewer);
      } else unlink(world, viewer);
      world.records(VoteRecords).forget(viewer.id);
      world.records(BallotRecords).forget(viewer.id);
      world.records(OfferRecords).forget(viewer.id);
      world.records(ChatRecords).erase(viewer);
      this.#endSessions(viewer);
      world.records(ProfileRecords).end(viewer);
      world.records(UserRecords).remove(viewer);
      return ok(null);
    });
  }

  #endSessions(viewer: MemoryUser): void {
    const sessions = this.#browser.world.records(SessionRecords);
    sessions.end(sessions.of(viewer));
  }
}

/** Nobody could remove them any more. */
function forgetVersions(world: MemoryWorld, user: MemoryUser): void {
  const versions = world.records(VersionRecords);
  for (const post of world.records(PostRecords).all) {
    for (const { id, authorId } of [post, ...post.comments]) if (authorId === user.id) versions.erase(id);
  }
}

function erase(world: MemoryWorld, user: MemoryUser): void {
  const posts = world.records(PostRecords);
  for (const post of posts.all) {
    const comments = post.comments.map((comment) => (comment.authorId === user.id ? emptied(comment) : comment));
    if (post.authorId !== user.id) posts.replace({ ...post, comments });
    else if (comments.every(({ status }) => status === 'DELETED')) posts.remove(post.id);
    else {
      world.records(BallotRecords).remove(post.id);
      posts.replace({ ...post, status: 'DELETED', authorId: null, author: FORMER_AUTHOR, comments });
    }
  }
}

function emptied(comment: MemoryComment): MemoryComment {
  return {
    ...comment,
    status: 'DELETED',
    content: '',
    mentions: [],
    editedAt: null,
    authorId: null,
    author: FORMER_AUTHOR,
  };
}

function unlink(world: MemoryWorld, user: MemoryUser): void {
  const posts = world.records(PostRecords);
  const withoutAuthor = <Written extends { readonly authorId: string | null }>(written: Written): Written =>
    written.authorId === user.id ? { ...written, authorId: null, author: FORMER_AUTHOR } : written;
  for (const post of posts.all) {
    posts.replace(withoutAuthor({ ...post, comments: post.comments.map(withoutAuthor) }));
  }
}
