import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import { pictureHeadOf } from '@/adapters/memory/kernel/pictures/memory-picture-head';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { photoFault } from '@/core/kernel/pictures/photo.rules';
import { collegeRefusals } from '@/core/research/colleges/college-refusals.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import type { LogoOwnerName } from '@/core/trust/logos/logo';
import { logoRefusals } from '@/core/trust/logos/logo.rules';
import type { Logos } from '@/core/trust/logos/logos.port';
import { moderatorActRefusal } from '../moderation/moderator-refusal';
import { LogoRecords } from './logo-records';

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

  setLogo(input: LogoOwnerName & { readonly logo: string }): Promise<Result<null, Failure>> {
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

  removeLogo(path: LogoOwnerName): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn(
      'removeLogo',
      { path },
      (viewer) => this.#refused(viewer) ?? this.#name(path, null),
    );
  }

  #name({ owner, urlName }: LogoOwnerName, logo: string | null): Result<null, Refusal['failure']> {
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
    return moderatorActRefusal(this.#browser, viewer);
  }

  get #logos(): LogoRecords {
    return this.#browser.world.records(LogoRecords);
  }
}
