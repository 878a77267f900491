import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import type { Result } from '@/core/kernel/common/result';
import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import type { CaseDecision, CaseEntry, CaseQueue, ClaimedCase, DecidedCase } from '@/core/trust/moderation/case';
import type { Cases } from '@/core/trust/moderation/cases.port';
import { CONDUCT_NOT_ACCEPTED } from '@/core/trust/moderation/conduct-version.rules';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { ConductStore } from './conduct.store';
import type { RolesStore } from './roles.store';

interface LastDecision extends DecidedCase {
  readonly entry: CaseEntry;
}

/** The reason why the claimed case can no longer be decided. */
export type CaseLoss = 'withdrawn' | 'elsewhere';

const LOST_BY: Readonly<Record<string, CaseLoss>> = {
  case_withdrawn: 'withdrawn',
  case_not_found: 'elsewhere',
  case_decided: 'elsewhere',
  case_claimed: 'elsewhere',
  case_not_claimed: 'elsewhere',
};

/** The moderation queue, and the claimed case. */
export class ModerationStore implements PersonalStore {
  claimed: ClaimedCase | null = null;
  rule: ModerationRuleId | null = null;
  words: readonly string[] = [];
  sameAs: string | null = null;
  decided: LastDecision | null = null;
  problem: string | null = null;
  lost: CaseLoss | null = null;
  isBusy = false;
  readonly #cases: Cases;
  readonly #roles: Pick<RolesStore, 'load' | 'isModerator' | 'isKnown'>;
  readonly #conduct: Pick<ConductStore, 'load' | 'loadAgain'>;
  readonly #queue: Loadable<CaseQueue>;
  /** Is `outdated` if another event arrived while reloading. */
  #reload: 'none' | 'running' | 'outdated' = 'none';
  #isWatched = false;
  /** True if the queue changed while its screen was hidden. */
  #isStale = false;

  constructor(
    cases: Cases,
    roles: Pick<RolesStore, 'load' | 'isModerator' | 'isKnown'>,
    conduct: Pick<ConductStore, 'load' | 'loadAgain'>,
  ) {
    this.#cases = cases;
    this.#roles = roles;
    this.#conduct = conduct;
    this.#queue = new Loadable(() => cases.listCases());
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<CaseQueue> {
    return this.#queue.state;
  }

  /** True if the user is known not to be a moderator. */
  get isClosed(): boolean {
    return this.#roles.isKnown && !this.#roles.isModerator;
  }

  get hasFree(): boolean {
    return this.#next !== undefined;
  }

  /**
   * Loads the queue for moderators only: a refusal would end the session of others. Known cases stay in the meantime.
   */
  async load(): Promise<void> {
    if (!this.#roles.isKnown) await this.#roles.load();
    this.#isStale = false;
    if (!this.isClosed) await Promise.all([this.#conduct.load(), this.#queue.refresh()]);
  }

  watch(): () => void {
    this.#isWatched = true;
    if (this.#isStale) void this.loadAgain();
    return () => {
      this.#isWatched = false;
    };
  }

  async open({ caseId }: CaseEntry): Promise<void> {
    const before = this.claimed;
    const answer = await this.during(async () => {
      if (before !== null && before.case.caseId !== caseId) await this.#cases.releaseCase(before.case);
      return this.#cases.claimCase({ caseId });
    });
    if (answer !== null) this.show(answer.ok ? answer.value : null);
    await this.load();
  }

  /** Claims the most urgent unclaimed case; does nothing if there is none. */
  async takeNext(): Promise<void> {
    if (this.#next !== undefined) await this.open(this.#next);
  }

  async release(): Promise<void> {
    const { claimed } = this;
    if (claimed === null) return;
    const answer = await this.during(() => this.#cases.releaseCase(claimed.case));
    if (answer?.ok) this.show(null);
    await this.load();
  }

  chooseRule(rule: ModerationRuleId): void {
    this.rule = rule;
    this.problem = null;
  }

  chooseSame(urlName: string | null): void {
    this.sameAs = urlName;
  }

  toggleWords(words: string, isMeant: boolean): void {
    const others = this.words.filter((known) => known !== words);
    this.words = isMeant ? [...others, words] : others;
  }

  async decide(verdict: CaseDecision['verdict']): Promise<void> {
    const { claimed, rule, words, sameAs } = this;
    if (claimed === null) return;
    if (verdict === 'remove' && rule === null) {
      this.problem = moderationRefusals.ruleRequired;
      return;
    }
    const { caseId } = claimed.case;
    const told =
      verdict === 'remove' ? { rule, words } : { rule: null, words: [], ...(sameAs === null ? {} : { sameAs }) };
    const answer = await this.during(() => this.#cases.decideCase({ caseId, verdict, seen: claimed.seen, ...told }));
    if (!answer?.ok) return;
    this.show(null, { ...answer.value, entry: claimed.case });
    await this.load();
  }

  async undo(): Promise<void> {
    const { decided } = this;
    if (decided === null) return;
    const { caseId } = decided.entry;
    const answer = await this.during(() => this.#cases.undoDecision({ caseId }));
    if (answer === null) return;
    this.show(null);
    if (answer.ok) await this.open(decided.entry);
  }

  forget(): void {
    this.#queue.reset();
    this.show(null);
    this.problem = null;
  }

  /** Reloads once after a running load, regardless of the number of events. A hidden queue reloads when shown. */
  async loadAgain(): Promise<void> {
    if (this.#queue.value === null) return;
    this.#isStale = !this.#isWatched;
    if (this.#isStale) return;
    if (this.#reload !== 'none') {
      this.#reload = 'outdated';
      return;
    }
    do {
      this.#reload = 'running';
      await this.#queue.refresh();
    } while (this.isOutdated());
    this.#reload = 'none';
    await this.noteLostCase();
  }

  private isOutdated(): boolean {
    return this.#reload === 'outdated';
  }

  /**
   * Checks whether the case is lost. Another moderator may claim an old claim, and the author may withdraw, restore or
   * change the contribution.
   */
  private async noteLostCase(): Promise<void> {
    const { claimed } = this;
    const queue = this.#queue.value;
    if (queue === null || this.isBusy) return;
    if (claimed === null) {
      this.problem = null;
      return;
    }
    const { caseId } = claimed.case;
    const entry = queue.cases.find((one) => one.caseId === caseId);
    if (entry === undefined) {
      // In a longer queue the case may be further down.
      if (this.lost === null && queue.cases.length === queue.open) await this.askWhyLost(claimed);
    } else if (entry.claim === 'other') this.lose('elsewhere', moderationRefusals.notClaimed);
    else if (this.lost === 'withdrawn') this.lose(null, null);
  }

  private async askWhyLost(claimed: ClaimedCase): Promise<void> {
    const answer = await this.#cases.claimCase({ caseId: claimed.case.caseId });
    if (answer.ok || this.claimed !== claimed || this.isBusy) return;
    this.lose(lostBy(answer.failure), failureReasonOf(answer.failure));
  }

  private lose(as: CaseLoss | null, problem: string | null): void {
    this.lost = as;
    this.problem = problem;
  }

  private show(claimed: ClaimedCase | null, decided: LastDecision | null = null): void {
    this.claimed = claimed;
    this.lost = null;
    this.decided = decided;
    this.rule = claimed?.findings[0]?.rule ?? null;
    this.sameAs = null;
    this.words = claimed?.findings.flatMap(({ words }) => words) ?? [];
  }

  private async during<Value>(act: () => Promise<Result<Value, Failure>>): Promise<Result<Value, Failure> | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    this.problem = null;
    const answer = await act();
    this.finished(answer.ok ? null : answer.failure);
    return answer;
  }

  private finished(failure: Failure | null): void {
    this.isBusy = false;
    if (failure === null) return;
    // The claimed case stays open.
    if (failure.code === CONDUCT_NOT_ACCEPTED) void this.#conduct.loadAgain();
    else this.lose(lostBy(failure) ?? this.lost, failureReasonOf(failure));
  }

  get #next(): CaseEntry | undefined {
    return this.#queue.value?.cases.find(({ claim }) => claim === 'free');
  }
}

function lostBy({ code }: Failure): CaseLoss | null {
  return LOST_BY[code] ?? null;
}
