import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { InboxRecords } from '@/adapters/memory/talk/notifications/inbox-records';
import { unseenNotification } from '@/adapters/memory/talk/notifications/memory-notify';
import { isCareerComplete } from '@/core/account/onboarding/completeness.rules';
import { earnedRoles } from '@/core/account/onboarding/earned-roles.rules';
import { welcomeNotification } from '@/core/talk/notifications/notification-texts.rules';
import { CareerRecords } from '../career-status/career-records';
import { ProfileRecords } from '../profile/profile-records';

/** The roles of a user, which are never lost. */
export interface MemoryRoles {
  isReader: boolean;
  isWriter: boolean;
}

export class RoleRecords {
  readonly #world: MemoryWorld;
  readonly #roles = new PerUser<MemoryRoles>(() => ({ isReader: false, isWriter: false }));

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  of(user: MemoryUser): MemoryRoles {
    return this.#roles.of(user);
  }

  /** Grants earned roles. A new reader gets the welcome notification once. */
  refresh(user: MemoryUser, isReaderStepDone = false): MemoryRoles {
    const world = this.#world;
    const roles = this.of(user);
    const hasProfile = world.records(ProfileRecords).of(user).anonymous.userName !== '';
    const { career } = world.records(CareerRecords).of(user);
    const earned = earnedRoles({
      ...roles,
      hasProfile,
      isCareerComplete: isCareerComplete(career?.status ?? null),
      isReaderStepDone,
    });
    const isNewReader = earned.isReader && !roles.isReader;
    Object.assign(roles, earned);
    if (isNewReader)
      world.records(InboxRecords).put(user, unseenNotification(world, user, welcomeNotification(world.brand).data));
    return roles;
  }
}
