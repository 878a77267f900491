import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { InvitedCount } from '@/core/kernel/figures/invited-share.rules';
import { EMPTY_INVITED_COUNT, publishedCount, tenthsOf, withPerson } from '@/core/kernel/figures/invited-share.rules';
import type { InvitedShare } from '@/core/research/company/invited-share';
import { EmployerRecords } from './employer-records';

export class InvitedRecords {
  readonly #world: MemoryWorld;
  readonly #counts = new Map<number, InvitedCount>();
  readonly #shares = new Map<number, InvitedShare>();
  readonly #met = new Set<string>();
  readonly #wasClaimed = new Set<number>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  add(companyId: number, userId: string, cameByInvitation: boolean): void {
    const person = `${userId} ${companyId}`;
    if (this.#met.has(person)) return;
    this.#met.add(person);
    const count = this.#counts.get(companyId) ?? EMPTY_INVITED_COUNT;
    const isClaimed = this.#isClaimed(companyId);
    if (isClaimed) this.#wasClaimed.add(companyId);
    this.#counts.set(companyId, withPerson(count, cameByInvitation && isClaimed));
  }

  shareOf(companyId: number): InvitedShare | null {
    return this.#shares.get(companyId) ?? null;
  }

  /** Takes a snapshot without noise. */
  takeSnapshot(): void {
    for (const [companyId, count] of this.#counts) {
      const shown = publishedCount(count, this.shareOf(companyId) !== null, 0);
      if (shown === null || !(this.#isClaimed(companyId) || this.#wasClaimed.has(companyId))) continue;
      this.#shares.set(companyId, { tenths: tenthsOf(shown), takenOn: this.#today });
      this.#counts.set(companyId, shown);
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
