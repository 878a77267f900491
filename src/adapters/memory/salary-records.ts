import { CompanyRecords } from './company-records';
import type { MemoryWorld } from './memory-world';

/** A reported salary of a memory world, in rupees a year. */
export interface MemorySalary {
  readonly companyId: number;
  readonly jobProfileId: number;
  readonly locationId: number | null;
  /** In years; null where it was not said. */
  readonly experience: number | null;
  /** `2026-11`. */
  readonly month: string;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  /** More than 1 for an average of so many. */
  readonly reports: number;
  readonly isChecked: boolean;
  /** The moment from which it counts, in ms since 1970; none for at once. */
  readonly waitsUntil?: number | null;
}

/** The reported salaries of a memory world. */
export class SalaryRecords {
  readonly all: MemorySalary[] = [];
  readonly #companies: CompanyRecords;
  readonly #world: MemoryWorld;

  constructor(world: MemoryWorld) {
    this.#world = world;
    this.#companies = world.records(CompanyRecords);
  }

  /** Those that count already. */
  get counted(): readonly MemorySalary[] {
    const now = this.#world.clock.now();
    return this.all.filter(({ waitsUntil = null }) => waitsUntil === null || waitsUntil <= now);
  }

  add(salaries: readonly MemorySalary[]): void {
    this.all.push(...salaries);
    for (const { companyId, reports } of salaries) this.#count(companyId, reports);
  }

  remove(salary: MemorySalary): void {
    const place = this.all.indexOf(salary);
    if (place === -1) return;
    this.all.splice(place, 1);
    this.#count(salary.companyId, -salary.reports);
  }

  #count(companyId: number, reports: number): void {
    const company = this.#companies.all.find((one) => one.companyId === companyId);
    if (company !== undefined) company.figures.salaries += reports;
  }
}
