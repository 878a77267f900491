import type { LogoOwnerName } from '@/core/trust/logos/logo';

export class LogoRecords {
  readonly waiting = new Set<string>();
  readonly #named = new Map<string, string>();

  of({ owner, urlName }: LogoOwnerName): string | null {
    return this.#named.get(`${owner}:${urlName}`) ?? null;
  }

  set({ owner, urlName }: LogoOwnerName, logo: string | null): void {
    if (logo === null) this.#named.delete(`${owner}:${urlName}`);
    else this.#named.set(`${owner}:${urlName}`, logo);
  }
}
