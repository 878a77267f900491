import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { CareerStatus } from '@/core/account/career-status/career-status';

/** A user's career status with the verification under way. */
export interface MemoryCareer {
  readonly careerStatusId: number;
  status: CareerStatus;
  /** The moment at which an address last proved it, in ms since 1970; null for none. */
  provedAt: number | null;
  /** The code mailed last; null for none. */
  code: MemoryCode | null;
  /** The moments at which codes were mailed, in ms since 1970. */
  readonly codesSentAt: number[];
}

/** A mailed verification code; `expiresAt` in ms since 1970. */
export interface MemoryCode {
  readonly email: string;
  readonly otp: string;
  readonly expiresAt: number;
  triesLeft: number;
}

/** A company or college of the catalogue, without its name. */
export interface KnownPlace {
  readonly name: string;
  /** The domain of its email addresses; null if unknown. */
  readonly domain: string | null;
  /** Null for a college. */
  readonly industryId: number | null;
}

/** The career statuses of a memory world's users. */
export class CareerRecords {
  /** The companies and colleges that are more than a name. */
  places: readonly KnownPlace[] = [];
  /** The mailed codes, oldest first. */
  readonly mails: { readonly to: string; readonly otp: string }[] = [];
  /** The users whose careers mailboxes proved (`mailboxOf`); one proves one. */
  readonly provenBy = new Map<string, MemoryUser['id']>();
  readonly #careers = new PerUser<{ career: MemoryCareer | null }>(() => ({ career: null }));

  /** A user's career status; `career` is null before the first one. */
  of(user: MemoryUser): { career: MemoryCareer | null } {
    return this.#careers.of(user);
  }

  /** The career statuses that were asked for or begun, in no order. */
  get all(): readonly { readonly career: MemoryCareer | null }[] {
    return [...this.#careers.all];
  }

  /** Returns the company or college of a name, whatever its case; null for an unknown one. */
  placeNamed(name: string | null): KnownPlace | null {
    return this.places.find((place) => place.name.toLowerCase() === name?.toLowerCase()) ?? null;
  }
}
