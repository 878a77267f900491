import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import { UserEventRecords } from '@/adapters/memory/kernel/realtime/user-event-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { UserEventMap } from '@/core/kernel/realtime/user-events.port';
import type { Hiding } from '@/core/talk/hiding/hiding.port';
import { MAX_BLOCKED_NAMES, TOO_MANY_BLOCKED_NAMES } from '@/core/talk/hiding/hiding.rules';
import { hidingRefusals } from '@/core/talk/hiding/hiding-refusals.rules';
import { postNotFound } from '../posting/memory-feed';
import { PostRecords } from '../posting/post-records';
import { HidingRecords } from './hiding-records';

export class MemoryHiding implements Hiding {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  hidePost(path: { readonly postId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('hidePost', { path }, (viewer) => {
      const post = this.#browser.world.records(PostRecords).findLive(path.postId);
      if (post === null) return postNotFound();
      this.#hidden.posts.of(viewer).add(post.id);
      this.#tell(viewer, { postId: post.id, name: null, isHidden: true });
      return ok(null);
    });
  }

  showPost(path: { readonly postId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('showPost', { path }, (viewer) => {
      const postId = path.postId.toLowerCase();
      this.#hidden.posts.of(viewer).delete(postId);
      this.#tell(viewer, { postId, name: null, isHidden: false });
      return ok(null);
    });
  }

  listBlockedNames(): Promise<Result<{ readonly names: readonly string[] }, Failure>> {
    return this.#browser.askSignedIn('listBlockedNames', {}, (viewer) => {
      const names = [...this.#hidden.names.of(viewer)];
      return ok({ names: names.toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en')) });
    });
  }

  blockName(body: { readonly name: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('blockName', { body }, (viewer) => {
      const own = this.#browser.world.records(ProfileRecords).of(viewer).anonymous.userName;
      if (own.toLowerCase() === body.name.toLowerCase()) return refusal(422, 'own_name', hidingRefusals.ownName);
      const names = this.#hidden.names.of(viewer);
      if (names.size >= MAX_BLOCKED_NAMES) {
        const message = TOO_MANY_BLOCKED_NAMES;
        return refusal(422, 'too_many_names', message);
      }
      names.add(body.name);
      this.#tell(viewer, { postId: null, name: body.name, isHidden: true });
      return ok(null);
    });
  }

  unblockName(body: { readonly name: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('unblockName', { body }, (viewer) => {
      this.#hidden.names.of(viewer).delete(body.name);
      this.#tell(viewer, { postId: null, name: body.name, isHidden: false });
      return ok(null);
    });
  }

  #tell(viewer: MemoryUser, act: UserEventMap['hidingChanged']): void {
    this.#browser.world.records(UserEventRecords).did(viewer, 'hidingChanged', act);
  }

  get #hidden(): HidingRecords {
    return this.#browser.world.records(HidingRecords);
  }
}
