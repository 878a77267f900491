import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { CareerStatus } from '@/core/account/career-status/career-status';

export interface MemoryCareer {
  readonly careerStatusId: number;
  status: CareerStatus;
  /** In ms since 1970, or null if there is none. */
  provedAt: number | null;
  code: MemoryCode | null;
  /** In ms since 1970. */
  readonly codesSentAt: number[];
}

/** `expiresAt` is in ms since 1970. */
export interface MemoryCode {
  readonly email: string;
  readonly otp: string;
  readonly expiresAt: number;
  triesLeft: number;
}

export interface KnownPlace {
  readonly name: string;
  /** Null if unknown. */
  readonly domain: string | null;
  readonly industryId: number | null;
}

export class CareerRecords {
  places: readonly KnownPlace[] = [];
  readonly mails: { readonly to: string; readonly otp: string }[] = [];
  /** The user of each verified mailbox (`mailboxOf`). */
  readonly provenBy = new Map<string, MemoryUser['id']>();
  readonly #careers = new PerUser<{ career: MemoryCareer | null }>(() => ({ career: null }));

  of(user: MemoryUser): { career: MemoryCareer | null } {
    return this.#careers.of(user);
  }

  get all(): readonly { readonly career: MemoryCareer | null }[] {
    return [...this.#careers.all];
  }

  findPlace(name: string | null): KnownPlace | null {
    return this.places.find((place) => place.name.toLowerCase() === name?.toLowerCase()) ?? null;
  }
}
