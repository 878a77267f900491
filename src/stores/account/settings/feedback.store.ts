import { makeAutoObservable } from 'mobx';
import type { Feedback } from '@/core/account/settings/feedback';
import { MAX_FEEDBACK_LENGTH } from '@/core/account/settings/feedback';
import type { UserFeedback } from '@/core/account/settings/feedback.port';
import { settingsMessages } from '@/core/account/settings/settings-messages';
import { feedbackKeyOf, parseStoredFeedback, serializeFeedback } from '@/core/account/settings/stored-feedback';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { invisibleFaultInText } from '@/core/kernel/common/unseen-signs.rules';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { FieldErrors } from '@/stores/kernel/common/form';
import { Form } from '@/stores/kernel/common/form';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { SessionStore } from '../session/session.store';

type FeedbackField = 'rating' | 'comment';

const TOUCHPOINT = 'help';

/** Feedback about the product. Unsent text stays on the device, for the user who wrote it. */
export class FeedbackStore implements PersonalStore {
  rating: number | null = null;
  comment = '';
  readonly form = new Form<FeedbackField>({
    check: () => this.faults,
    refusalOf: ({ fields }) => ({
      ...(fields.rating !== undefined && { rating: fields.rating }),
      ...(fields.comment !== undefined && { comment: fields.comment }),
    }),
  });
  readonly #feedback: UserFeedback;
  readonly #storage: KeyValueStorage;
  readonly #session: Pick<SessionStore, 'userId'>;
  readonly #toasts: Toasts;
  readonly #given: Loadable<Feedback>;

  constructor(feedback: UserFeedback, storage: KeyValueStorage, session: Pick<SessionStore, 'userId'>, toasts: Toasts) {
    this.#feedback = feedback;
    this.#storage = storage;
    this.#session = session;
    this.#toasts = toasts;
    this.#given = new Loadable(() => feedback.getFeedback({ touchpoint: TOUCHPOINT }));
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  get isGiven(): boolean {
    return this.#given.value !== null && this.#given.value.rating !== null;
  }

  async open(): Promise<void> {
    await this.#given.refresh();
    this.fill();
  }

  /** Call it after the first view: the server's document cannot know the device's draft. */
  restoreDraft(): void {
    const owner = this.#session.userId;
    const draft = owner === null ? null : parseStoredFeedback(this.#storage.get(feedbackKeyOf(owner)), owner);
    if (draft === null) return;
    this.rating = draft.rating;
    this.comment = draft.comment;
  }

  rate(rating: number): void {
    this.rating = rating;
    this.form.changed('rating');
    this.keep();
  }

  write(comment: string): void {
    this.comment = comment;
    this.form.changed('comment');
    this.keep();
  }

  async send(): Promise<void> {
    const { rating, comment } = this;
    const answer = await this.form.submit(() =>
      this.#feedback.saveFeedback({ touchpoint: TOUCHPOINT, rating: rating ?? 1, comment: comment.trim() }),
    );
    if (answer === null) return;
    if (!answer.ok) {
      showFailure(this.#toasts, settingsMessages.feedbackNotSaved, answer.failure);
      return;
    }
    this.#given.put(answer.value);
    this.dropDraft();
    this.form.reset();
    this.#toasts.show(createToast('success', settingsMessages.feedbackSaved));
  }

  forget(): void {
    this.rating = null;
    this.comment = '';
    this.#given.reset();
    this.form.reset();
  }

  private get faults(): FieldErrors<FeedbackField> {
    const isTooLong = this.comment.length > MAX_FEEDBACK_LENGTH;
    const commentFault = isTooLong ? settingsMessages.feedbackTooLong : invisibleFaultInText(this.comment);
    return {
      ...(this.rating === null && { rating: settingsMessages.ratingMissing }),
      ...(commentFault !== null && { comment: commentFault }),
    };
  }

  private fill(): void {
    if (this.rating !== null || this.comment !== '') return;
    this.rating = this.#given.value?.rating ?? null;
    this.comment = this.#given.value?.comment ?? '';
  }

  private keep(): void {
    const owner = this.#session.userId;
    if (owner === null) return;
    const { rating, comment } = this;
    this.#storage.set(feedbackKeyOf(owner), serializeFeedback({ rating, comment }, owner));
  }

  private dropDraft(): void {
    const owner = this.#session.userId;
    if (owner !== null) this.#storage.remove(feedbackKeyOf(owner));
  }
}
