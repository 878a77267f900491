import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Ids } from '@/core/kernel/common/ids.port';
import type { Result } from '@/core/kernel/common/result';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { OfferConfig, OfferForm, SavedOffer } from '@/core/talk/salary-offers/offer';
import { OFFER_LIMITS } from '@/core/talk/salary-offers/offer.rules';
import type { AmountField, OfferDraft, OfferField } from '@/core/talk/salary-offers/offer-draft';
import {
  amountTextOf,
  emptyOffer,
  offerDraftOf,
  offerErrorsOf,
  offerFormOf,
} from '@/core/talk/salary-offers/offer-draft';
import { offerMessages } from '@/core/talk/salary-offers/offer-messages';
import type { SalaryOffers } from '@/core/talk/salary-offers/salary-offers.port';
import {
  currentOfferIdOf,
  shownOffers,
  withChosenOffer,
  withCurrentOffer,
  withSavedOffer,
} from '@/core/talk/salary-offers/saved-offers';
import type { DraftSlot } from '@/stores/account/my-profile/draft-slot';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import { Form } from '@/stores/kernel/common/form';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { DraftStore } from '../posting/draft.store';

export interface OffersEditorPorts {
  readonly offers: SalaryOffers;
  readonly ids: Ids;
  readonly toasts: Toasts;
  readonly drafts: DraftSlot<OfferDraft>;
}

/** The user's saved salaries and offers, and the offers that the draft compares (EN-SALARY-OFFERS). */
export class OffersEditorStore implements PersonalStore {
  draft: OfferDraft | null = null;
  readonly form: Form<OfferField>;
  readonly #saved: Loadable<readonly SavedOffer[]>;
  readonly #config: Loadable<OfferConfig>;
  readonly #ports: OffersEditorPorts;
  readonly #writing: Pick<DraftStore, 'draft' | 'changeAttachment'>;
  /** The idempotency key of a new offer, kept over retries. */
  #key: string;

  constructor(ports: OffersEditorPorts, writing: Pick<DraftStore, 'draft' | 'changeAttachment'>) {
    this.#ports = ports;
    this.#writing = writing;
    this.#key = ports.ids.next();
    this.#config = new Loadable(() => ports.offers.getOfferConfig());
    this.#saved = new Loadable(() => ports.offers.listOffers());
    this.form = new Form<OfferField>({
      check: () => (this.draft === null ? {} : offerErrorsOf(this.draft)),
      refusalOf: () => ({}),
    });
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** The limits. This version's defaults apply until the service has responded. */
  get config(): OfferConfig {
    return this.#config.value ?? OFFER_LIMITS;
  }

  get state(): LoadState<readonly SavedOffer[]> {
    return this.#saved.state;
  }

  get saved(): readonly SavedOffer[] {
    return shownOffers(this.#saved.value ?? []);
  }

  get chosen(): readonly number[] {
    return this.#writing.draft.salaryIds;
  }

  async start(): Promise<void> {
    await Promise.all([this.#config.loadOnce(), this.#saved.loadOnce()]);
    const saved = this.#saved.value;
    if (saved === null) return;
    this.keepSaved(saved);
    if (this.draft === null) this.restore(saved);
    if (saved.length === 0 && this.draft === null) this.write();
  }

  toggle(id: number): void {
    if (this.chosen.includes(id)) this.choose(this.chosen.filter((other) => other !== id));
    else this.add(id);
  }

  write(offer: SavedOffer | null = null): void {
    this.draft = offer === null ? emptyOffer : offerDraftOf(offer);
    this.#key = this.#ports.ids.next();
    this.form.reset();
  }

  closeForm(): void {
    this.#ports.drafts.discard();
    this.draft = null;
    this.form.reset();
  }

  change(change: Partial<OfferDraft>): void {
    if (this.draft === null) return;
    this.draft = { ...this.draft, ...change };
    this.#ports.drafts.keep({ id: null, fields: this.draft });
    for (const field of FIELDS) if (field in change) this.form.changed(field);
  }

  changeAmount(field: AmountField, typed: string): void {
    this.change({ [field]: amountTextOf(typed) });
  }

  async save(): Promise<void> {
    const { draft } = this;
    if (draft === null) return;
    const outcome = await this.form.submit(() => this.send(draft.id, offerFormOf(draft)));
    if (outcome === null) return;
    if (!outcome.ok) {
      showFailure(this.#ports.toasts, offerMessages.notSaved, outcome.failure);
      return;
    }
    this.#saved.change((saved) => withSavedOffer(saved, outcome.value));
    this.closeForm();
    if (draft.id === null) this.add(outcome.value.id);
  }

  async markCurrent(offer: SavedOffer): Promise<void> {
    const before = currentOfferIdOf(this.#saved.value ?? []);
    this.#saved.change((saved) => withCurrentOffer(saved, offer.id));
    const { id, ...form } = offer;
    const answer = await this.#ports.offers.updateOffer({ salaryId: id, ...form, currentSalary: true });
    // Restores the mark only if nothing changed: another offer may be marked now, or another user may be signed in.
    if (answer.ok || currentOfferIdOf(this.#saved.value ?? []) !== id) return;
    this.#saved.change((saved) => withCurrentOffer(saved, before));
    showFailure(this.#ports.toasts, offerMessages.notSaved, answer.failure);
  }

  async remove({ id }: SavedOffer): Promise<void> {
    const answer = await this.#ports.offers.deleteOffer({ salaryId: id });
    if (!answer.ok && answer.failure.kind !== 'notFound') {
      showFailure(this.#ports.toasts, offerMessages.notDeleted, answer.failure);
      return;
    }
    this.#saved.change((saved) => saved.filter((offer) => offer.id !== id));
    if (this.chosen.includes(id)) this.choose(this.chosen.filter((other) => other !== id));
    if (this.draft?.id === id) this.closeForm();
  }

  forget(): void {
    this.draft = null;
    this.form.reset();
    this.#saved.reset();
  }

  private async send(id: number | null, form: OfferForm): Promise<Result<SavedOffer, Failure>> {
    const { offers } = this.#ports;
    if (id !== null) return await offers.updateOffer({ salaryId: id, ...form });
    const created = await offers.createOffer({ ...form, draftId: this.#key });
    return created.ok ? { ok: true, value: { id: created.value.id, ...form } } : created;
  }

  /** Restores offers. One that was deleted in the meantime becomes a new offer. */
  private restore(saved: readonly SavedOffer[]): void {
    const kept = this.#ports.drafts.read();
    if (kept === null) return;
    this.write();
    const { fields } = kept;
    this.draft = { ...fields, id: saved.some(({ id }) => id === fields.id) ? fields.id : null };
  }

  private add(id: number): void {
    const chosen = withChosenOffer(this.chosen, id, this.config.maxOffers);
    if (typeof chosen === 'string') this.#ports.toasts.show(createToast('info', chosen));
    else this.choose(chosen);
  }

  private choose(salaryIds: readonly number[]): void {
    this.#writing.changeAttachment('salary', { salaryIds });
  }

  private keepSaved(saved: readonly SavedOffer[]): void {
    const known = new Set(saved.map(({ id }) => id));
    if (this.chosen.some((id) => !known.has(id))) this.choose(this.chosen.filter((id) => known.has(id)));
  }
}

const FIELDS = ['companyName', 'designation', 'city', 'fixed', 'stockValue'] as const satisfies readonly OfferField[];
