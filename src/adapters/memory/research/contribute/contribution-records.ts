import { SettingsRecords } from '@/adapters/memory/account/settings/settings-records';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { InvitedRecords } from '@/adapters/memory/research/employer/invited-records';
import { keyReused } from '@/adapters/memory/talk/posting/memory-post-writing';
import {
  CONTRIBUTION_POINTS,
  MAX_CONTRIBUTIONS_PER_DAY,
  TOO_MANY_CONTRIBUTIONS,
} from '@/core/kernel/common/contribution-limits.rules';
import type { ContributionOrigin } from '@/core/kernel/common/contribution-marks';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import { waitsUntil } from '@/core/research/contribute/one-voice.rules';
import type { WithdrawnContribution } from '@/core/research/contributions/contributions.port';
import type { OwnPay } from '@/core/research/contributions/own-contribution';
import type { WithdrawnKind } from '@/core/research/contributions/own-contribution.rules';

interface MemoryContribution {
  readonly kind: keyof typeof CONTRIBUTION_POINTS;
  readonly key: string;
  readonly said: unknown;
  readonly companyId: number;
  /** A key that no other contribution of this user has. Null for a newer version of a contribution. */
  readonly once: string | null;
  readonly report?: Pick<MemoryReport, 'kind' | 'about' | 'month'> &
    Partial<Pick<MemoryReport, 'findings' | 'text' | 'addedName' | 'pay'>> & { readonly waitsUntil?: number };
  readonly earns?: number;
  readonly cameBy?: ContributionOrigin | undefined;
}

export interface MemoryReport {
  readonly id: string;
  readonly kind: WithdrawnKind;
  readonly companyId: number;
  readonly addedName: string | null;
  readonly about: string | null;
  readonly text: string | null;
  readonly pay: OwnPay | null;
  readonly month: string;
  /** In ms since 1970. Null means immediately. */
  readonly waitsUntil: number | null;
  readonly findings: readonly CaseFinding[];
  readonly isWithdrawn: boolean;
  readonly once: string | null;
  /** Stores the contribution. Returns a function that reverts it. */
  readonly write: () => () => void;
}

const REWARDED = {
  salary: 'salary',
  interview: 'interview',
  benefits: 'benefit',
  tenure: 'tenure',
  company: null,
} as const;

export class ContributionRecords {
  readonly #world: MemoryWorld;
  readonly #requests = new Map<string, { readonly fingerprint: string; readonly id: string }>();
  readonly #perDay = new Map<string, number>();
  readonly #perCompany = new Map<string, number>();
  readonly #once = new Set<string>();
  readonly #reports = new Map<string, readonly MemoryReport[]>();
  readonly #undo = new Map<string, (() => void)[]>();
  readonly #undoOf = new Map<string, () => void>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  reportsOf({ id }: Pick<MemoryUser, 'id'>): readonly MemoryReport[] {
    return (this.#reports.get(id) ?? []).filter(({ isWithdrawn }) => !isWithdrawn);
  }

  /**
   * Stores a contribution and returns its id. `write` returns a function that reverts it. For kinds with figures,
   * `write` calls `waitsUntil` once, which returns when the contribution counts, in ms since 1970; null means
   * immediately. `again` returns the refusal of a duplicate.
   */
  store(
    user: MemoryUser,
    { kind, key, said, companyId, once, report, earns = 1, cameBy }: MemoryContribution,
    write: (id: string, waitsUntil: () => number | null) => () => void,
    again: () => Refusal,
  ): Result<string, Refusal['failure']> {
    const request = `${user.id} ${key.toLowerCase()}`;
    const fingerprint = JSON.stringify(said);
    const earlier = this.#requests.get(request);
    if (earlier !== undefined) return earlier.fingerprint === fingerprint ? ok(earlier.id) : keyReused();
    const now = this.#world.clock.now();
    const day = `${user.id} ${dayInIndia(now)}`;
    const count = this.#perDay.get(day) ?? 0;
    if (count >= MAX_CONTRIBUTIONS_PER_DAY) return refusal(422, 'too_many_contributions', TOO_MANY_CONTRIBUTIONS);
    if (once !== null) {
      if (this.#once.has(`${user.id} ${once}`)) return again();
      this.#once.add(`${user.id} ${once}`);
    }
    this.#perDay.set(day, count + 1);
    const id = this.#world.ids.next();
    this.#requests.set(request, { fingerprint, id });
    let waitsUntil: number | null = null;
    const waits = (): number | null => {
      waitsUntil = this.#waitsUntil(`${day} ${companyId}`, now);
      return waitsUntil;
    };
    const undo = write(id, waits);
    this.#world.records(InvitedRecords).add(companyId, user.id, cameBy === 'invitation');
    this.#undo.set(user.id, [...(this.#undo.get(user.id) ?? []), () => (this.#undoOf.get(id) ?? undo)()]);
    if (report !== undefined) {
      const given = {
        ...{
          id,
          companyId,
          findings: [],
          text: null,
          pay: null,
          addedName: null,
          isWithdrawn: false,
          once,
          write: () => write(id, () => waitsUntil),
        },
        ...report,
        waitsUntil: report.waitsUntil ?? waitsUntil,
      };
      this.#undoOf.set(id, undo);
      this.#reports.set(user.id, [...(this.#reports.get(user.id) ?? []), given]);
    }
    this.earn(user, kind, earns);
    return ok(id);
  }

  /** Withdraws a contribution. Returns false if it is not the user's. */
  withdraw(user: MemoryUser, { kind, contributionId }: WithdrawnContribution): boolean {
    const report = this.#reportOf(user, kind, contributionId);
    if (report === null) return false;
    if (report.isWithdrawn) return true;
    this.#undoOf.get(report.id)?.();
    this.#undoOf.set(report.id, () => undefined);
    if (report.once !== null) this.release(user, report.once);
    this.#change(user, { ...report, isWithdrawn: true });
    this.#earnFor(user, kind, -1);
    return true;
  }

  /** Restores a contribution. Returns `again` if the user has made the same contribution since then. */
  restore(user: MemoryUser, { kind, contributionId }: WithdrawnContribution): 'done' | 'gone' | 'again' {
    const report = this.#reportOf(user, kind, contributionId);
    if (report === null) return 'gone';
    if (!report.isWithdrawn) return 'done';
    if (report.once !== null && !this.claim(user, report.once)) return 'again';
    this.#undoOf.set(report.id, report.write());
    this.#change(user, { ...report, isWithdrawn: false });
    this.#earnFor(user, kind, 1);
    return 'done';
  }

  #earnFor(user: MemoryUser, kind: WithdrawnKind, count: number): void {
    const rewarded = REWARDED[kind];
    if (rewarded !== null) this.earn(user, rewarded, count);
  }

  #reportOf({ id }: MemoryUser, kind: MemoryReport['kind'], contributionId: string): MemoryReport | null {
    const reports = this.#reports.get(id) ?? [];
    return reports.find((one) => one.kind === kind && one.id === contributionId.toLowerCase()) ?? null;
  }

  #change({ id }: MemoryUser, changed: MemoryReport): void {
    const reports = this.#reports.get(id) ?? [];
    this.#reports.set(
      id,
      reports.map((one) => (one.id === changed.id ? changed : one)),
    );
  }

  #waitsUntil(dayAndCompany: string, now: number): number | null {
    const nth = (this.#perCompany.get(dayAndCompany) ?? 0) + 1;
    this.#perCompany.set(dayAndCompany, nth);
    return waitsUntil(nth, now)?.getTime() ?? null;
  }

  /** Returns true if the user already sent a contribution with this idempotency key. */
  isRepeated(user: MemoryUser, { key }: Pick<MemoryContribution, 'key'>): boolean {
    return this.#requests.has(`${user.id} ${key.toLowerCase()}`);
  }

  release(user: MemoryUser, once: string): void {
    this.#once.delete(`${user.id} ${once}`);
  }

  /** Reserves a uniqueness key for the user. Returns false if another contribution of the user has it. */
  claim(user: MemoryUser, once: string): boolean {
    const said = `${user.id} ${once}`;
    if (this.#once.has(said)) return false;
    this.#once.add(said);
    return true;
  }

  erase(user: MemoryUser): void {
    for (const undo of this.#undo.get(user.id) ?? []) undo();
    this.#undo.delete(user.id);
    this.#reports.delete(user.id);
  }

  /** Adds points. A count of -1 removes the points of a deleted contribution. */
  earn(user: MemoryUser, kind: keyof typeof CONTRIBUTION_POINTS, count: number): void {
    const settings = this.#world.records(SettingsRecords).of(user);
    const before = settings.earned.find((one) => one.kind === kind) ?? { kind, contributions: 0, points: 0 };
    const after = {
      kind,
      contributions: before.contributions + count,
      points: before.points + count * CONTRIBUTION_POINTS[kind],
    };
    settings.earned = [...settings.earned.filter((one) => one.kind !== kind), after]
      .filter(({ contributions }) => contributions > 0)
      .toSorted((one, other) => other.points - one.points || (one.kind < other.kind ? -1 : 1));
  }
}
