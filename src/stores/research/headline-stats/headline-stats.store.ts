import { makeAutoObservable } from 'mobx';
import type { HeadlineFigure } from '@/core/research/headline-stats/headline-figures';
import { headlineFiguresOf } from '@/core/research/headline-stats/headline-figures';
import type { HeadlineStats, NewestSalary, Spotlight } from '@/core/research/headline-stats/headline-stats';
import type { HeadlineStatsReading } from '@/core/research/headline-stats/headline-stats.port';

/** Headline figures of the product. There are none until they are loaded, or if that fails. */
export class HeadlineStatsStore {
  readonly #reading: HeadlineStatsReading;
  private stats: HeadlineStats | null = null;

  constructor(reading: HeadlineStatsReading) {
    this.#reading = reading;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get figures(): readonly HeadlineFigure[] {
    return this.stats === null ? [] : headlineFiguresOf(this.stats);
  }

  get newestSalary(): NewestSalary | null {
    return this.stats?.newestSalary ?? null;
  }

  get spotlight(): Spotlight | null {
    return this.stats?.spotlight ?? null;
  }

  async load(): Promise<void> {
    if (this.stats !== null) return;
    const stats = await this.#reading.getHeadlineStats();
    if (stats.ok) this.arrived(stats.value);
  }

  private arrived(stats: HeadlineStats): void {
    this.stats = stats;
  }
}
