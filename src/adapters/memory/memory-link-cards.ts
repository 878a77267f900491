import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { LinkReading, LinkReadingService } from '@/core/link-cards/link-reading.port';
import { LinkPageRecords } from './link-page-records';
import type { MemoryBrowser } from './memory-browser';
import { refusal } from './memory-failure';
import { RoleRecords } from './role-records';

/** Reads the pages of a memory world. */
export class MemoryLinkCards implements LinkReadingService {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  readLink(address: { readonly url: string }): Promise<Result<LinkReading, Failure>> {
    return this.#browser.askSignedIn<LinkReading>('readLink', { body: address }, (viewer) => {
      const { world } = this.#browser;
      if (!world.records(RoleRecords).of(viewer).isWriter) {
        return refusal(422, 'writer_required', 'Complete your anonymous profile and your career details to post.');
      }
      return ok({ link: world.records(LinkPageRecords).find(address.url) });
    });
  }
}
