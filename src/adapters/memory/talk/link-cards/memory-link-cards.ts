import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { LinkReading, LinkReadingService } from '@/core/talk/link-cards/link-reading.port';
import type { Post } from '@/core/talk/posting/post';
import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import { postNotFound } from '../posting/memory-feed';
import { ownPost } from '../posting/memory-post-writing';
import { presentPost } from '../posting/memory-presenter';
import { PostRecords } from '../posting/post-records';
import { LinkPageRecords } from './link-page-records';

export class MemoryLinkCards implements LinkReadingService {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  readLink(address: { readonly url: string }): Promise<Result<LinkReading, Failure>> {
    return this.#browser.askSignedIn<LinkReading>('readLink', { body: address }, (viewer) => {
      const { world } = this.#browser;
      if (!world.records(RoleRecords).of(viewer).isWriter) {
        return refusal(422, 'writer_required', postRefusals.writerRequired);
      }
      const link = world.records(LinkPageRecords).find(address.url);
      return ok({ link: link && { ...link, picture: null } });
    });
  }

  showLink(input: { readonly postId: string; readonly isShown: boolean }): Promise<Result<Post, Failure>> {
    return this.#browser.askSignedIn<Post>('showLink', { input }, (viewer) => {
      const { world } = this.#browser;
      const post = ownPost(world, viewer, input.postId);
      if (!post.ok) return post;
      const { value } = post;
      if (value.status !== 'LIVE' && value.status !== 'FLAGGED') return postNotFound();
      value.hidesLink = !input.isShown;
      value.link = world.records(LinkPageRecords).cardFor(value);
      if (value.status === 'LIVE') world.records(PostRecords).changed(value);
      return ok(presentPost(world, value, viewer));
    });
  }
}
