import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Education, WorkExperience } from '@/core/account/my-profile/experience';

interface MyProfileRecord {
  /** Null if it is the account's name. */
  name: string | null;
  bio: string;
  photoUrl: string | null;
  work: readonly WorkExperience[];
  education: readonly Education[];
}

export class MyProfileRecords {
  readonly #records = new PerUser<MyProfileRecord>(() => ({
    name: null,
    bio: '',
    photoUrl: null,
    work: [],
    education: [],
  }));

  of(user: MemoryUser): MyProfileRecord {
    return this.#records.of(user);
  }

  nameOf(user: MemoryUser): string {
    return this.of(user).name ?? user.name;
  }
}
