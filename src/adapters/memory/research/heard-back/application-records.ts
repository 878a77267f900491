import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { PerUser } from '@/adapters/memory/kernel/world/per-user';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { DAY_MS, dayInIndia, dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { HeardBack } from '@/core/research/heard-back/application';
import type { HeardBackAnswer } from '@/core/research/heard-back/heard-back.rules';
import { isRemembered, MAX_APPLICATIONS } from '@/core/research/heard-back/heard-back.rules';
import type { HeardBackState } from '@/core/research/heard-back/heard-back-count.rules';
import { countHeardBack } from '@/core/research/heard-back/heard-back-count.rules';
import { dayOfProof, daysSinceJoining, personNumber, worksAt } from '../contribute/author-standing';
import { JobRecords } from '../jobs/job-records';

export interface MemoryApplication {
  readonly id: string;
  readonly jobId: string;
  readonly pressedOn: string;
  readonly answer: HeardBackAnswer | null;
  readonly answeredOn: string | null;
}

export class ApplicationRecords {
  readonly #world: MemoryWorld;
  readonly #lists = new PerUser<{ all: readonly MemoryApplication[] }>(() => ({ all: [] }));
  #counted: ReadonlySet<string> = new Set();
  #figures: ReadonlyMap<number, HeardBack> = new Map();
  #states: readonly HeardBackState[] = [];

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  of(user: { readonly id: string }): readonly MemoryApplication[] {
    const today = dayInIndia(this.#world.clock.now());
    return this.#lists.of(user).all.filter(({ pressedOn, answer }) => isRemembered(pressedOn, answer, today));
  }

  set(user: { readonly id: string }, all: readonly MemoryApplication[]): void {
    this.#lists.of(user).all = all.slice(0, MAX_APPLICATIONS);
  }

  isCounted(id: string): boolean {
    return this.#counted.has(id);
  }

  figureOf(companyId: number): HeardBack | null {
    return this.#figures.get(companyId) ?? null;
  }

  takeCount(): void {
    const day = dayNumberInIndia(this.#world.clock.now());
    const jobs = this.#world.records(JobRecords).all;
    const answers = this.#world.records(UserRecords).all.flatMap((user) =>
      this.of(user).flatMap(({ id, jobId, pressedOn, answer, answeredOn }) => {
        const companyId = jobs.find((job) => job.jobId === jobId)?.companyId;
        const days = daysSinceJoining(this.#world, user.id);
        if (companyId === undefined || days === null || answer === null || answeredOn === null) return [];
        const isAtWork = worksAt(this.#world, user.id, companyId);
        return [
          {
            id,
            companyId,
            answer,
            pressedOn: Date.parse(pressedOn) / DAY_MS,
            month: answeredOn.slice(0, 7),
            isCounted: this.isCounted(id),
            person: personNumber(this.#world, user.id),
            since: day - days,
            isAtWork,
            provedOn: isAtWork ? dayOfProof(this.#world, user.id) : null,
          },
        ];
      }),
    );
    const { counted, shown, kept, states } = countHeardBack(answers, this.#states, day);
    const stays = [...this.#figures].filter(([companyId]) => kept.includes(companyId));
    this.#figures = new Map([...stays, ...shown.map(({ companyId, ...figure }) => [companyId, figure] as const)]);
    this.#states = states;
    this.#counted = new Set(answers.flatMap(({ id }, place) => (counted.has(place) ? [id] : [])));
  }
}
