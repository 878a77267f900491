import type { Education, WorkExperience } from '@/core/my-profile/experience';
import { PerUser } from './per-user';
import type { MemoryUser } from './user-records';

/** What a user says of themselves. */
interface MyProfileRecord {
  /** Null while it is the account's. */
  name: string | null;
  bio: string;
  photoUrl: string | null;
  work: readonly WorkExperience[];
  education: readonly Education[];
}

/** What the users of a memory world say of themselves. */
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

  /** The real name. */
  nameOf(user: MemoryUser): string {
    return this.of(user).name ?? user.name;
  }
}
