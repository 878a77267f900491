import { makeAutoObservable } from 'mobx';
import type { ContributionKind } from '@/core/research/contribute/contribution-kind';
import type { ContributionPopup } from '@/core/research/contribute/contribution-popup.rules';
import type { ContributionPopups } from '@/core/research/contribute/contribution-popups.port';
import type { PromptPauses } from '@/core/research/contribute/prompt-pauses';
import type { PromptType } from '@/core/research/contribute/prompts';
import { PROMPT_TYPES } from '@/core/research/contribute/prompts';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The prompt to contribute, and the prompts that the user has postponed. */
export class PromptsStore implements PersonalStore {
  /** Null until loaded, for a guest, and after a failure. Nobody is asked then. */
  popup: ContributionPopup | null = null;
  private paused: ReadonlySet<PromptType> = new Set();
  readonly #popups: ContributionPopups;
  readonly #pauses: PromptPauses;
  readonly #session: Pick<SessionStore, 'userId'>;

  constructor(popups: ContributionPopups, pauses: PromptPauses, session: Pick<SessionStore, 'userId'>) {
    this.#popups = popups;
    this.#pauses = pauses;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const { userId } = this.#session;
    const answer = userId === null ? null : await this.#popups.getContributionPopup();
    if (this.#session.userId === userId) this.loaded(answer?.ok ? answer.value : null);
  }

  /** True if the user has certainly not contributed this kind, and may be asked for it. */
  asksFor(kind: ContributionKind): boolean {
    if (this.popup === null || this.isPaused(kind)) return false;
    const { mode, type } = this.popup;
    return mode === 'new' || (mode === 'generic' && type === kind);
  }

  /** The kind that the prompt asks for. Null if nothing is asked. */
  get asked(): ContributionKind | null {
    const { popup } = this;
    return popup === null || popup.type === null || this.isPaused(popup.type) ? null : popup.type;
  }

  isPaused(type: PromptType): boolean {
    return this.paused.has(type);
  }

  /** Reads postponed prompts in the browser only: the server's document cannot know them. */
  recall(): void {
    const { userId } = this.#session;
    this.paused = new Set(PROMPT_TYPES.filter((type) => this.#pauses.isPaused(type, userId)));
  }

  pause(type: PromptType): void {
    this.#pauses.pause(type, this.#session.userId);
    this.recall();
  }

  forget(): void {
    this.popup = null;
    this.paused = new Set();
  }

  private loaded(popup: ContributionPopup | null): void {
    this.popup = popup;
  }
}
