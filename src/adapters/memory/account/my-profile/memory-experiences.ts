import { invalid, refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type {
  Education,
  EducationEntry,
  WorkExperience,
  WorkExperienceEntry,
} from '@/core/account/my-profile/experience';
import {
  EXPERIENCE_GONE,
  EXPERIENCES_FULL,
  educationFaults,
  MAX_EXPERIENCES,
  tidiedEducation,
  tidiedWork,
  workExperienceFaults,
} from '@/core/account/my-profile/experience.rules';
import type { Failure } from '@/core/kernel/common/failure';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { MyProfileRecords } from './my-profile-records';

interface Stored {
  readonly id: string;
  readonly logo: string | null;
}

interface KindOfExperience<Entry, Shown> {
  readonly read: (records: MyProfileRecords, user: MemoryUser) => readonly Shown[];
  readonly write: (records: MyProfileRecords, user: MemoryUser, entries: readonly Shown[]) => void;
  readonly tidied: (entry: Entry) => Entry;
  readonly stored: (entry: Entry, stored: Stored) => Shown;
  readonly faultsOf: (entry: Entry, thisMonth: string) => Readonly<Record<string, string>>;
  /** Returns a period as sortable texts, with current entries last. */
  readonly periodOf: (entry: Shown) => readonly [start: string, end: string];
}

const LAST = '9999';

export const workExperience: KindOfExperience<WorkExperienceEntry, WorkExperience> = {
  read: (records, user) => records.of(user).work,
  write: (records, user, entries) => {
    records.of(user).work = entries;
  },
  tidied: tidiedWork,
  stored: ({ companyName, jobProfile, location, startedOn, endedOn }, { id, logo }) => ({
    id,
    companyName,
    jobProfile,
    location,
    startedOn,
    endedOn,
    logo,
  }),
  faultsOf: workExperienceFaults,
  periodOf: ({ startedOn, endedOn }) => [startedOn, endedOn ?? LAST],
};

export const education: KindOfExperience<EducationEntry, Education> = {
  read: (records, user) => records.of(user).education,
  write: (records, user, entries) => {
    records.of(user).education = entries;
  },
  tidied: tidiedEducation,
  stored: (entry, { id, logo }) => ({ ...entry, id, logo }),
  faultsOf: (entry, thisMonth) => educationFaults(entry, Number(thisMonth.slice(0, 4))),
  periodOf: ({ startYear, endYear }) => [String(startYear), endYear === null ? LAST : String(endYear)],
};

export class MemoryExperiences<Entry, Shown extends Stored> {
  readonly #world: MemoryWorld;
  readonly #records: MyProfileRecords;
  readonly #kind: KindOfExperience<Entry, Shown>;

  constructor(world: MemoryWorld, kind: KindOfExperience<Entry, Shown>) {
    this.#world = world;
    this.#records = world.records(MyProfileRecords);
    this.#kind = kind;
  }

  list(user: MemoryUser): Result<readonly Shown[], Failure> {
    const entries = this.#kind.read(this.#records, user);
    return ok(entries.toSorted((one, other) => this.#compare(one, other)));
  }

  add(user: MemoryUser, given: Entry): Result<Shown, Failure> {
    const entry = this.#kind.tidied(given);
    const faults = this.#faultsOf(entry);
    if (Object.keys(faults).length > 0) return invalid(faults);
    const entries = this.#kind.read(this.#records, user);
    if (entries.length >= MAX_EXPERIENCES) {
      return refusal(422, 'experiences_full', EXPERIENCES_FULL);
    }
    const added = this.#kind.stored(entry, { id: this.#world.ids.next(), logo: null });
    this.#kind.write(this.#records, user, [...entries, added]);
    return ok(added);
  }

  change(user: MemoryUser, id: string, given: Entry): Result<Shown, Failure> {
    const entry = this.#kind.tidied(given);
    const faults = this.#faultsOf(entry);
    if (Object.keys(faults).length > 0) return invalid(faults);
    const entries = this.#kind.read(this.#records, user);
    if (!entries.some((stored) => stored.id === id)) return notFound();
    const changed = this.#kind.stored(entry, { id, logo: null });
    const rest = entries.filter((stored) => stored.id !== id);
    this.#kind.write(this.#records, user, [...rest, changed]);
    return ok(changed);
  }

  delete(user: MemoryUser, id: string): Result<null, Failure> {
    const entries = this.#kind.read(this.#records, user);
    if (!entries.some((stored) => stored.id === id)) return notFound();
    this.#kind.write(
      this.#records,
      user,
      entries.filter((stored) => stored.id !== id),
    );
    return ok(null);
  }

  #faultsOf(entry: Entry): Readonly<Record<string, string>> {
    return this.#kind.faultsOf(entry, monthInIndia(this.#world.clock.now()));
  }

  #compare(one: Shown, other: Shown): number {
    const [[start, end], [otherStart, otherEnd]] = [this.#kind.periodOf(one), this.#kind.periodOf(other)];
    if (end !== otherEnd) return end > otherEnd ? -1 : 1;
    if (start === otherStart) return 0;
    return start > otherStart ? -1 : 1;
  }
}

function notFound() {
  return refusal(404, 'experience_not_found', EXPERIENCE_GONE);
}
