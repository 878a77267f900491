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
import type { Personal } from '@/stores/kernel/common/personal';
import type { ConductStore } from './conduct.store';
import type { RolesStore } from './roles.store';

/** A decision that can still be withdrawn. */
interface LastDecision extends DecidedCase {
  readonly entry: CaseEntry;
}

/** A case in hand that is not to be decided any more: its author has the contribution away, or it is closed or another moderator's. */
export type LostAs = 'withdrawn' | 'elsewhere';

/** The state of the case in hand by the code of a refusal. */
const LOST_BY: Readonly<Record<string, LostAs>> = {
  case_withdrawn: 'withdrawn',
  case_not_found: 'elsewhere',
  case_decided: 'elsewhere',
  case_claimed: 'elsewhere',
  case_not_claimed: 'elsewhere',
};

/** The queue of moderators, and the case in hand. */
export class ModerationStore implements Personal {
  /** The case in hand; null for none. */
  claimed: ClaimedCase | null = null;
  rule: ModerationRuleId | null = null;
  words: readonly string[] = [];
  /** The company of the list that an added one is, by its name in addresses; null for a new one. */
  sameAs: string | null = null;
  /** The last decision; null for none, and once it was withdrawn. */
  decided: LastDecision | null = null;
  /** The reason why the last act did nothing, as a sentence; null for none. */
  problem: string | null = null;
  /** Null while the case in hand is to be decided. */
  lost: LostAs | null = null;
  /** True if an act is under way. */
  isBusy = false;
  readonly #cases: Cases;
  readonly #roles: Pick<RolesStore, 'load' | 'isModerator' | 'isKnown'>;
  readonly #conduct: Pick<ConductStore, 'load' | 'loadAgain'>;
  readonly #queue: Loadable<CaseQueue>;
  /** True if the queue is loaded again because of a sign; `outdated` if another sign came in the meantime. */
  #reload: 'none' | 'running' | 'outdated' = 'none';
  #isWatched = false;
  /** True if the queue has changed since it was loaded, while the screen was not shown. */
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

  /** True if the user is known to be no moderator. */
  get isClosed(): boolean {
    return this.#roles.isKnown && !this.#roles.isModerator;
  }

  /** True if a case can be taken. */
  get hasFree(): boolean {
    return this.#next !== undefined;
  }

  /** Loads the queue for a moderator; what is known stays in the meantime. Others do not ask for it: a refusal would end their session. */
  async load(): Promise<void> {
    if (!this.#roles.isKnown) await this.#roles.load();
    this.#isStale = false;
    if (!this.isClosed) await Promise.all([this.#conduct.load(), this.#queue.refresh()]);
  }

  /** Follows the queue while its screen is shown; returns how that ends. */
  watch(): () => void {
    this.#isWatched = true;
    if (this.#isStale) void this.loadAgain();
    return () => {
      this.#isWatched = false;
    };
  }

  /** Takes a case in hand, and gives the one before back. */
  async open({ caseId }: CaseEntry): Promise<void> {
    const before = this.claimed;
    const answer = await this.during(async () => {
      if (before !== null && before.case.caseId !== caseId) await this.#cases.releaseCase(before.case);
      return this.#cases.claimCase({ caseId });
    });
    if (answer !== null) this.show(answer.ok ? answer.value : null);
    await this.load();
  }

  /** Takes the most urgent case in hand that is nobody's; does nothing if there is none. */
  async takeNext(): Promise<void> {
    if (this.#next !== undefined) await this.open(this.#next);
  }

  /** Gives the case in hand back. */
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

  /** Marks words as meant, or no longer. */
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

  /** Takes the last decision back; its case is in hand again. */
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

  /** Loads a known queue again: once more after a load under way, however many changes there were in the meantime. One that is not shown is loaded when it is. */
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

  /** Another moderator may take a case that was in hand for too long, and an author may take away what it is about, bring it back, or change it so that nothing is to decide. */
  private async noteLostCase(): Promise<void> {
    const { claimed } = this;
    const queue = this.#queue.value;
    if (queue === null || this.isBusy) return;
    if (claimed === null) {
      // It was about a case of the queue before, which may have left.
      this.problem = null;
      return;
    }
    const { caseId } = claimed.case;
    const entry = queue.cases.find((one) => one.caseId === caseId);
    if (entry === undefined) {
      // A longer queue may have it further down.
      if (this.lost === null && queue.cases.length === queue.open) await this.askWhyLost(claimed);
    } else if (entry.claim === 'other') this.lose('elsewhere', moderationRefusals.notClaimed);
    else if (this.lost === 'withdrawn') this.lose(null, null);
  }

  /** The service refuses a case that left the queue, and says why. */
  private async askWhyLost(claimed: ClaimedCase): Promise<void> {
    const answer = await this.#cases.claimCase({ caseId: claimed.case.caseId });
    if (answer.ok || this.claimed !== claimed || this.isBusy) return;
    this.lose(lostBy(answer.failure), failureReasonOf(answer.failure));
  }

  private lose(as: LostAs | null, problem: string | null): void {
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

  /** Returns null if another act is under way. */
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
    // The code is asked for in place of the queue; the case in hand stays.
    if (failure.code === CONDUCT_NOT_ACCEPTED) void this.#conduct.loadAgain();
    else this.lose(lostBy(failure) ?? this.lost, failureReasonOf(failure));
  }

  get #next(): CaseEntry | undefined {
    return this.#queue.value?.cases.find(({ claim }) => claim === 'free');
  }
}

function lostBy({ code }: Failure): LostAs | null {
  return LOST_BY[code] ?? null;
}
