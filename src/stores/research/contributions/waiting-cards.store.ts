import { makeAutoObservable } from 'mobx';
import type { WaitingCardList } from '@/core/research/contributions/contributions.port';
import type { WaitingCard } from '@/core/research/contributions/own-contribution';
import type { SessionStore } from '@/stores/account/session/session.store';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The user's own cards of the shown company that others do not see yet. */
export class WaitingCardsStore implements PersonalStore {
  #company: string | null = null;
  readonly #cards: Loadable<readonly WaitingCard[], { readonly company: string }>;
  readonly #session: Pick<SessionStore, 'isLoggedIn'>;

  constructor(cards: WaitingCardList, session: Pick<SessionStore, 'isLoggedIn'>) {
    this.#session = session;
    this.#cards = new Loadable((query) => cards.listWaitingCards(query));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns the user's waiting cards of one kind, soonest visible first, or an empty list before they are loaded. */
  of(kind: WaitingCard['kind']): readonly WaitingCard[] {
    return (this.#cards.value ?? []).filter((card) => card.kind === kind);
  }

  async open(company: string): Promise<void> {
    this.#company = company;
    await this.load();
  }

  async load(): Promise<void> {
    if (this.#company === null || !this.#session.isLoggedIn) this.#cards.reset();
    else await this.#cards.load({ company: this.#company });
  }

  forget(): void {
    this.#cards.reset();
  }
}
