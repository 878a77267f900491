import type { WebVital } from '@/core/kernel/tracking/page-measures';
import type { PageMeasuring } from '@/core/kernel/tracking/page-measuring.port';

export class MemoryPageMeasuring implements PageMeasuring {
  #tell: (vital: WebVital) => void = () => undefined;

  constructor(private readonly ms: number | null = null) {}

  loadMs(): number | null {
    return this.ms;
  }

  onVital(task: (vital: WebVital) => void): Promise<void> {
    this.#tell = task;
    return Promise.resolve();
  }

  measure(vital: WebVital): void {
    this.#tell(vital);
  }
}
