import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { InvitedCount } from '@/core/kernel/figures/invited-share.rules';
import { NOBODY_COUNTED, tenthsToPublish, withPerson } from '@/core/kernel/figures/invited-share.rules';
import type { InvitedShare } from '@/core/research/company/invited-share';
import { EmployerRecords } from './employer-records';

/** The counts and the published shares of invited contributions of a memory world. */
export class InvitedRecords {
  readonly #world: MemoryWorld;
  readonly #counts = new Map<number, InvitedCount>();
  readonly #shares = new Map<number, InvitedShare>();
  readonly #met = new Set<string>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** Counts the first contribution of a user to a company. */
  add(companyId: number, userId: string, cameByInvitation: boolean): void {
    const person = `${userId} ${companyId}`;
    if (this.#met.has(person)) return;
    this.#met.add(person);
    const count = this.#counts.get(companyId) ?? NOBODY_COUNTED;
    this.#counts.set(companyId, withPerson(count, cameByInvitation && this.#isClaimed(companyId)));
  }

  /** The published share of a company; null for none. */
  shareOf(companyId: number): InvitedShare | null {
    return this.#shares.get(companyId) ?? null;
  }

  /** Publishes the shares of all companies. */
  takeSnapshot(): void {
    for (const [companyId, count] of this.#counts) {
      const earlier = this.shareOf(companyId)?.tenths ?? null;
      const tenths = tenthsToPublish(count, earlier);
      if (tenths === null || !(this.#isClaimed(companyId) || earlier !== null || count.invited > 0)) continue;
      this.#shares.set(companyId, { tenths, takenOn: this.#today });
      this.#counts.set(companyId, { ...count, since: 0 });
    }
  }

  #isClaimed(companyId: number): boolean {
    const { claims } = this.#world.records(EmployerRecords);
    return claims.some((claim) => claim.companyId === companyId && (claim.proof?.endsOn ?? '') >= this.#today);
  }

  get #today(): string {
    return dayInIndia(this.#world.clock.now());
  }
}
