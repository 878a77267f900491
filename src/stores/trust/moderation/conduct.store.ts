import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import type { Cases } from '@/core/trust/moderation/cases.port';
import type { ConductAcceptance } from '@/core/trust/moderation/conduct-acceptance';
import { CONDUCT_VERSION, mustAcceptConduct } from '@/core/trust/moderation/conduct-version.rules';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

type Conduct = Pick<Cases, 'getConductAcceptance' | 'acceptConduct'>;

/** The code of conduct that the moderator has accepted. */
export class ConductStore implements PersonalStore {
  isAccepting = false;
  problem: string | null = null;
  readonly #conduct: Conduct;
  readonly #acceptance: Loadable<ConductAcceptance>;

  constructor(conduct: Conduct) {
    this.#conduct = conduct;
    this.#acceptance = new Loadable(() => conduct.getConductAcceptance());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<ConductAcceptance> {
    return this.#acceptance.state;
  }

  get isToAccept(): boolean {
    const { value } = this.#acceptance;
    return value !== null && mustAcceptConduct(value.accepted?.version ?? null, value.version);
  }

  get isChanged(): boolean {
    return this.isToAccept && this.#acceptance.value?.accepted !== null;
  }

  load(): Promise<void> {
    return this.#acceptance.loadOnce();
  }

  loadAgain(): Promise<void> {
    return this.#acceptance.refresh();
  }

  /** Accepts the version shown on this page, which may be older than the server's. */
  async accept(): Promise<void> {
    if (this.isAccepting) return;
    this.isAccepting = true;
    this.problem = null;
    const answer = await this.#conduct.acceptConduct({ version: CONDUCT_VERSION });
    this.finished(answer.ok ? null : answer.failure);
    if (answer.ok) this.#acceptance.put(answer.value);
  }

  forget(): void {
    this.isAccepting = false;
    this.problem = null;
    this.#acceptance.reset();
  }

  private finished(failure: Failure | null): void {
    this.isAccepting = false;
    if (failure !== null) this.problem = failureReasonOf(failure);
  }
}
