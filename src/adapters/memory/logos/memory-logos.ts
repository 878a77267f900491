import { collegeRefusals } from '@/core/colleges/college-refusals.rules';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { companyRefusals } from '@/core/company/company-refusals.rules';
import { urlNameOf } from '@/core/formatting/url-name.rules';
import type { LogoPlace } from '@/core/logos/logo';
import { logoRefusals } from '@/core/logos/logo.rules';
import type { Logos } from '@/core/logos/logos.port';
import { photoFault } from '@/core/my-profile/photo.rules';
import { CatalogRecords } from '../catalog/catalog-records';
import { CompanyRecords } from '../company/company-records';
import { actRefusal } from '../moderation/moderator-refusal';
import { pictureHeadOf } from '../post-media/memory-picture-head';
import type { MemoryBrowser } from '../world/memory-browser';
import type { Refusal } from '../world/memory-failure';
import { refusal } from '../world/memory-failure';
import type { MemoryUser } from '../world/user-records';
import { LogoRecords } from './logo-records';

/** Stores the logos of a memory world. */
export class MemoryLogos implements Logos {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  uploadLogo(body: Uint8Array<ArrayBuffer>): Promise<Result<{ readonly logo: string }, Failure>> {
    return this.#browser.askSignedIn('uploadLogo', { body }, (viewer) => {
      const refused = this.#refused(viewer);
      if (refused !== null) return refused;
      const head = pictureHeadOf(body);
      const fault = photoFault(body.length, head);
      if (fault !== null) return refusal(422, head === null ? 'picture_unreadable' : 'picture_too_large', fault);
      const logo = this.#browser.world.ids.next();
      this.#logos.waiting.add(logo);
      return ok({ logo });
    });
  }

  setLogo(input: LogoPlace & { readonly logo: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('setLogo', { input }, (viewer) => {
      const { logo, ...path } = input;
      const refused = this.#refused(viewer);
      if (refused !== null) return refused;
      if (!this.#logos.waiting.has(logo)) {
        return refusal(422, 'picture_not_usable', logoRefusals.notUsable, { logo: logoRefusals.notUsable });
      }
      const answer = this.#name(path, logo);
      if (answer.ok) this.#logos.waiting.delete(logo);
      return answer;
    });
  }

  removeLogo(path: LogoPlace): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn(
      'removeLogo',
      { path },
      (viewer) => this.#refused(viewer) ?? this.#name(path, null),
    );
  }

  #name({ owner, urlName }: LogoPlace, logo: string | null): Result<null, Refusal['failure']> {
    const place = { owner, urlName: urlName.toLowerCase() };
    const { world } = this.#browser;
    const isThere =
      owner === 'company'
        ? world.records(CompanyRecords).all.some((company) => company.urlName === place.urlName)
        : world.records(CatalogRecords).lists.college.some(({ name }) => urlNameOf(name) === place.urlName);
    if (isThere) {
      this.#logos.set(place, logo);
      return ok(null);
    }
    return owner === 'company'
      ? refusal(404, 'company_not_found', companyRefusals.notFound)
      : refusal(404, 'college_not_found', collegeRefusals.notFound);
  }

  #refused(viewer: MemoryUser): Refusal | null {
    return actRefusal(this.#browser, viewer);
  }

  get #logos(): LogoRecords {
    return this.#browser.world.records(LogoRecords);
  }
}
