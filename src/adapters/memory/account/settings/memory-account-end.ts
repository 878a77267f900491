import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { ContributionRecords } from '@/adapters/memory/research/contribute/contribution-records';
import { ChatRecords } from '@/adapters/memory/talk/chat/chat-records';
import { BallotRecords } from '@/adapters/memory/talk/polls/ballot-records';
import {
  eraseMemoryPosts,
  forgetMemoryVersions,
  unlinkMemoryPosts,
} from '@/adapters/memory/talk/posting/ended-account';
import { pauseMemoryAccount } from '@/adapters/memory/talk/posting/paused-account';
import { OfferRecords } from '@/adapters/memory/talk/salary-offers/offer-records';
import { VoteRecords } from '@/adapters/memory/talk/voting/vote-records';
import type { AccountEnd } from '@/core/account/settings/account-end.port';
import type { AccountDeletion } from '@/core/account/settings/account-end.rules';
import { confirmationOf } from '@/core/account/settings/account-end.rules';
import { settingsRefusals } from '@/core/account/settings/settings-refusals.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { ProfileRecords } from '../profile/profile-records';
import { SessionRecords } from '../sessions/session-records';

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
      forgetMemoryVersions(world, viewer);
      if (body.contributions === 'erase') {
        eraseMemoryPosts(world, viewer);
        world.records(ContributionRecords).erase(viewer);
      } else unlinkMemoryPosts(world, viewer);
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
