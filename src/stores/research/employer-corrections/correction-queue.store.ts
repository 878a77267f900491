import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { CorrectionQueue, WaitingCorrection } from '@/core/research/employer-corrections/correction';
import type { EmployerCorrections } from '@/core/research/employer-corrections/employer-corrections.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The corrections that wait for moderators. */
export class CorrectionQueueStore implements PersonalStore {
  isBusy = false;
  refusing: string | null = null;
  failedAt: string | null = null;
  failure: Failure | null = null;
  decided: 'ACCEPTED' | 'REFUSED' | null = null;
  private reasons: ReadonlyMap<string, string> = new Map();
  readonly #corrections: Pick<EmployerCorrections, 'listCorrections' | 'decideCorrection'>;
  readonly #queue: Loadable<CorrectionQueue>;

  constructor(corrections: Pick<EmployerCorrections, 'listCorrections' | 'decideCorrection'>) {
    this.#corrections = corrections;
    this.#queue = new Loadable(() => corrections.listCorrections());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get queue(): LoadState<CorrectionQueue> {
    return this.#queue.state;
  }

  async load(): Promise<void> {
    await this.#queue.refresh();
  }

  reasonOf(correctionId: string): string {
    return this.reasons.get(correctionId) ?? '';
  }

  /** Opens the field for a reason. A null id closes it and keeps the text. */
  askReason(correctionId: string | null): void {
    this.refusing = correctionId;
    this.failure = null;
  }

  writeReason(correctionId: string, reason: string): void {
    this.reasons = new Map([...this.reasons, [correctionId, reason]]);
    this.failure = null;
  }

  async decide({ correctionId, present }: WaitingCorrection, verdict: 'ACCEPTED' | 'REFUSED'): Promise<void> {
    if (this.isBusy) return;
    this.begin(correctionId);
    const reason = verdict === 'REFUSED' ? this.reasonOf(correctionId) : null;
    const answer = await this.#corrections.decideCorrection({ correctionId, verdict, present, reason });
    this.settle(answer.ok ? null : answer.failure, verdict);
    if (answer.ok || answer.failure.kind === 'conflict' || answer.failure.kind === 'notFound') await this.load();
  }

  forget(): void {
    this.#queue.reset();
    this.reasons = new Map();
    this.refusing = null;
    this.failure = null;
    this.decided = null;
  }

  private begin(correctionId: string): void {
    this.isBusy = true;
    this.failedAt = correctionId;
    this.failure = null;
    this.decided = null;
  }

  private settle(failure: Failure | null, verdict: 'ACCEPTED' | 'REFUSED'): void {
    this.isBusy = false;
    this.failure = failure;
    if (failure !== null) return;
    this.decided = verdict;
    this.refusing = null;
  }
}
