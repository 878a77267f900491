import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { countsOfMemoryMerge, mergeMemoryPersonas } from '@/adapters/memory/talk/posting/merged-account';
import { isMemoryPaused } from '@/adapters/memory/talk/posting/paused-account';
import type { MergePreview } from '@/core/account/settings/account-merge';
import type { AccountMerge } from '@/core/account/settings/account-merge.port';
import { mergeRefusals } from '@/core/account/settings/account-merge.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { ProfileRecords } from '../profile/profile-records';
import { SessionRecords } from '../sessions/session-records';

/** Moves logins, posts, comments and votes. Everything else of the other account is deleted. */
export class MemoryAccountMerge implements AccountMerge {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  previewMerge(): Promise<Result<MergePreview, Failure>> {
    return this.#browser.askSignedIn('previewMerge', {}, (viewer) =>
      this.#forOther(viewer, (other) => ok(this.#previewOf(viewer, other))),
    );
  }

  mergeAccounts(body: { readonly joinsNames: boolean }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('mergeAccounts', { body }, (viewer) =>
      this.#forOther(viewer, (other) => {
        const { world } = this.#browser;
        const profiles = world.records(ProfileRecords);
        const { userName } = profiles.of(viewer).anonymous;
        if (body.joinsNames && userName === '')
          return refusal(422, 'profile_not_available', mergeRefusals.nothingToJoin);
        const look = profiles.of(viewer).anonymous;
        mergeMemoryPersonas(world, viewer, other, body.joinsNames ? look : null);
        const users = world.records(UserRecords);
        for (const { provider, email } of users.methodsOf(other))
          users.addMethod(viewer, provider, email ?? other.email);
        const sessions = world.records(SessionRecords);
        sessions.end(sessions.of(other));
        profiles.end(other);
        users.remove(other);
        return ok(null);
      }),
    );
  }

  #forOther<Value>(viewer: MemoryUser, work: (other: MemoryUser) => Result<Value, Failure>): Result<Value, Failure> {
    const { world } = this.#browser;
    const other = world.records(UserRecords).find(this.#browser.provedOther() ?? '');
    if (other === null || other.id === viewer.id) return refusal(404, 'merge_not_proved', mergeRefusals.notProved);
    if (isMemoryPaused(world, other)) return refusal(409, 'merge_refused', mergeRefusals.isPaused);
    return work(other);
  }

  #previewOf(viewer: MemoryUser, other: MemoryUser): MergePreview {
    const { world } = this.#browser;
    const nameOf = (user: MemoryUser) => world.records(ProfileRecords).of(user).anonymous.userName;
    const { posts, comments, votes } = countsOfMemoryMerge(world, viewer, other);
    const counts = [
      { kind: 'logins', moves: world.records(UserRecords).methodsOf(other).length, ends: 0 },
      { kind: 'posts', moves: posts, ends: 0 },
      { kind: 'comments', moves: comments, ends: 0 },
      { kind: 'votes', ...votes },
    ] as const;
    return {
      userName: nameOf(viewer),
      otherUserName: nameOf(other),
      items: counts.filter(({ moves, ends }) => moves + ends > 0),
    };
  }
}
