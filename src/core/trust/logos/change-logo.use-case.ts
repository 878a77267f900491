import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { LogoOwnerName } from './logo';
import type { Logos } from './logos.port';

/** Uploads a picture and makes it the logo of a company or college. */
export class ChangeLogo {
  readonly #logos: Pick<Logos, 'uploadLogo' | 'setLogo'>;

  constructor(logos: Pick<Logos, 'uploadLogo' | 'setLogo'>) {
    this.#logos = logos;
  }

  async execute(place: LogoOwnerName, picture: Uint8Array<ArrayBuffer>): Promise<Result<string, Failure>> {
    const uploaded = await this.#logos.uploadLogo(picture);
    if (!uploaded.ok) return uploaded;
    const { logo } = uploaded.value;
    const named = await this.#logos.setLogo({ ...place, logo });
    return named.ok ? { ok: true, value: logo } : named;
  }
}
