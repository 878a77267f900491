import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { ClaimCorrections, EntryFact } from '@/core/research/employer-corrections/correction';
import type { CorrectedField } from '@/core/research/employer-corrections/correction.rules';
import { factOf, sourceOf } from '@/core/research/employer-corrections/correction.rules';
import { correctionRefusals } from '@/core/research/employer-corrections/correction-refusals.rules';
import type { EmployerCorrections } from '@/core/research/employer-corrections/employer-corrections.port';
import type { FieldErrors } from '@/stores/kernel/common/form';
import { Form } from '@/stores/kernel/common/form';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

type TypedField = 'value' | 'source';
type Draft = Readonly<Record<TypedField, string>>;

const EMPTY: Draft = { value: '', source: '' };

/**
 * The form in which a claimant corrects an entry, and the outcome of earlier corrections. The text stays while the user
 * looks at other pages.
 */
export class CorrectionsStore implements PersonalStore {
  field: CorrectedField = 'WEBSITE';
  readonly form: Form<TypedField>;
  failure: Failure | null = null;
  isSent = false;
  isWithdrawing = false;
  private claimId: string | null = null;
  private drafts: ReadonlyMap<string, Draft> = new Map();
  readonly #corrections: EmployerCorrections;
  readonly #own: Loadable<ClaimCorrections, { readonly claimId: string }>;

  constructor(corrections: EmployerCorrections) {
    this.#corrections = corrections;
    this.#own = new Loadable((claim) => corrections.listOwnCorrections(claim));
    this.form = new Form<TypedField>({ check: () => this.faults, refusalOf: ({ fields }) => fields });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  get own(): LoadState<ClaimCorrections> {
    return this.#own.state;
  }

  get draft(): Draft {
    return this.drafts.get(this.draftKey) ?? EMPTY;
  }

  get chosen(): EntryFact | null {
    return this.#own.value?.facts.find(({ field }) => field === this.field) ?? null;
  }

  open(claimId: string): void {
    if (claimId !== this.claimId) this.#own.reset();
    this.claimId = claimId;
    this.failure = null;
    this.isSent = false;
  }

  async load(): Promise<void> {
    const { claimId } = this;
    if (claimId !== null) await this.#own.refresh({ claimId });
  }

  choose(field: CorrectedField): void {
    this.field = field;
    this.form.reset();
    this.failure = null;
    this.isSent = false;
  }

  write(part: TypedField, text: string): void {
    this.drafts = new Map([...this.drafts, [this.draftKey, { ...this.draft, [part]: text }]]);
    this.form.changed(part);
    this.isSent = false;
  }

  async send(): Promise<void> {
    const { claimId, field, draft, draftKey } = this;
    if (claimId === null) return;
    const answer = await this.form.submit(() =>
      this.#corrections.proposeCorrection({ claimId, field, value: draft.value, source: draft.source }),
    );
    if (answer === null) return;
    const failure = answer.ok || Object.keys(answer.failure.fields).length > 0 ? null : answer.failure;
    this.settle(failure, answer.ok ? draftKey : null);
    if (answer.ok || failure?.kind === 'conflict') await this.load();
  }

  async withdraw(correctionId: string): Promise<void> {
    if (this.isWithdrawing) return;
    this.begin();
    const answer = await this.#corrections.withdrawCorrection({ correctionId });
    this.settle(answer.ok ? null : answer.failure, null);
    await this.load();
  }

  forget(): void {
    this.#own.reset();
    this.form.reset();
    this.drafts = new Map();
    this.failure = null;
    this.isSent = false;
  }

  private get draftKey(): string {
    return `${this.claimId} ${this.field}`;
  }

  private get faults(): FieldErrors<TypedField> {
    const { field, draft, chosen } = this;
    const fact = factOf(field, draft.value, this.#own.value?.domain ?? '');
    const value = fact === null ? correctionRefusals.values[field] : correctionRefusals.same;
    return {
      ...(fact === null || fact === chosen?.value ? { value } : {}),
      ...(sourceOf(draft.source) === null ? { source: correctionRefusals.source } : {}),
    };
  }

  private begin(): void {
    this.isWithdrawing = true;
    this.failure = null;
    this.isSent = false;
  }

  /** `sentKey` names the sent draft, or null if there is none. */
  private settle(failure: Failure | null, sentKey: string | null): void {
    this.isWithdrawing = false;
    this.failure = failure;
    this.isSent = sentKey !== null;
    if (sentKey === null) return;
    this.drafts = new Map([...this.drafts].filter(([key]) => key !== sentKey));
    this.form.reset();
  }
}
