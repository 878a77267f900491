import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { AnonymousProfile } from '@/core/account/profile/anonymous-profile';
import { emptyAnonymousProfile } from '@/core/account/profile/anonymous-profile';
import type { ProfileType } from '@/core/account/profile/profile-type';
import { lookOf } from '@/core/account/profile/username.rules';

export interface MemoryProfile {
  anonymous: AnonymousProfile;
  selectedProfileType: ProfileType;
}

export class ProfileRecords {
  readonly #world: MemoryWorld;
  readonly #profiles = new PerUser<MemoryProfile>(() => ({
    anonymous: emptyAnonymousProfile,
    selectedProfileType: 'ANONYMOUS',
  }));

  readonly #givenUp = new Map<string, MemoryUser['id']>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  of(user: MemoryUser): MemoryProfile {
    return this.#profiles.of(user);
  }

  /** Changes the profile. The former pseudonym stays reserved for the user. */
  change(user: MemoryUser, anonymous: AnonymousProfile): void {
    const profile = this.of(user);
    this.#givenUp.set(profile.anonymous.userName.toLowerCase(), user.id);
    profile.anonymous = anonymous;
  }

  /** Ends the profile. No other user can take the pseudonym of a deleted user. */
  end(user: MemoryUser): void {
    this.#givenUp.set(this.of(user).anonymous.userName.toLowerCase(), user.id);
  }

  ownerOf(userName: string): MemoryUser['id'] | null {
    const name = userName.toLowerCase();
    const users = this.#world.records(UserRecords).all;
    const user = users.find((one) => this.of(one).anonymous.userName.toLowerCase() === name);
    return user?.id ?? this.#givenUp.get(name) ?? null;
  }

  /** Returns whether a pseudonym, or one that looks like it, is taken. Former pseudonyms count as taken. */
  isTaken(user: MemoryUser, userName: string): boolean {
    if (this.of(user).anonymous.userName.toLowerCase() === userName.toLowerCase()) return false;
    const look = lookOf(userName);
    if ([...this.#givenUp].some(([name, id]) => id !== user.id && lookOf(name) === look)) return true;
    const others = this.#world.records(UserRecords).all.filter(({ id }) => id !== user.id);
    return others.some((other) => lookOf(this.of(other).anonymous.userName) === look);
  }
}
