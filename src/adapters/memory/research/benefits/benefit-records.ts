import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { Benefit, BenefitReport } from '@/core/research/benefits/benefit';
import { CompanyRecords } from '../company/company-records';

/** `createdAt` is in ms since 1970. */
export interface MemoryBenefitReport extends Omit<BenefitReport, 'month'> {
  readonly companyId: number;
  readonly createdAt: number;
  readonly authorId: string | null;
  /** In ms since 1970. Null means immediately. */
  readonly waitsUntil: number | null;
}

export class BenefitRecords {
  readonly catalogue: readonly Benefit[] = [
    { code: 'PROVIDENT_FUND', group: 'financial', name: 'Provident fund', urlName: 'provident-fund' },
    { code: 'WORK_FROM_HOME', group: 'perks', name: 'Work from home', urlName: 'work-from-home' },
    { code: 'HEALTH_INSURANCE', group: 'health', name: 'Health insurance', urlName: 'health-insurance' },
    { code: 'PAID_LEAVE', group: 'time-off', name: 'Paid leave', urlName: 'paid-leave' },
    { code: 'TRAINING', group: 'learning', name: 'Training at work', urlName: 'training' },
  ];
  #reports: readonly MemoryBenefitReport[] = [];
  readonly #world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  of(companyId: number): readonly MemoryBenefitReport[] {
    return this.#reports.filter((report) => report.companyId === companyId);
  }

  countedOf(companyId: number): readonly MemoryBenefitReport[] {
    const now = this.#world.clock.now();
    return this.of(companyId).filter(({ waitsUntil }) => waitsUntil === null || waitsUntil <= now);
  }

  find(id: string): MemoryBenefitReport | null {
    return this.#reports.find((report) => report.id === id) ?? null;
  }

  add(
    report: Pick<MemoryBenefitReport, 'companyId' | 'codes' | 'text' | 'createdAt'> & Partial<MemoryBenefitReport>,
  ): void {
    const nothing = {
      department: null,
      location: null,
      isCurrent: null,
      proof: null,
      authorId: null,
      waitsUntil: null,
    };
    this.#reports = [...this.#reports, { id: this.#world.ids.next(), ...nothing, ...report }];
    this.#count(report.companyId);
  }

  remove(id: string): void {
    const removed = this.#reports.filter((report) => report.id === id);
    this.#reports = this.#reports.filter((report) => report.id !== id);
    for (const { companyId } of removed) this.#count(companyId);
  }

  #count(companyId: number): void {
    const figures = this.#world.records(CompanyRecords).find(companyId)?.figures;
    if (figures === undefined) return;
    const reports = this.countedOf(companyId);
    figures.reviewsWithBenefits = reports.length;
    figures.benefits = new Set(reports.flatMap(({ codes }) => codes)).size;
  }
}
