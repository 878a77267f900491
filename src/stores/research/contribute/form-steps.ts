import { makeAutoObservable } from 'mobx';
import type { ContributionKind } from '@/core/research/contribute/contribution-kind';
import { CONTRIBUTION_STEPS, stepAddress, stepIn } from '@/core/research/contribute/contribution-steps';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';

/** The steps of a form. The address names the current one, so that Back goes a step back, and a reload stays. */
export class FormSteps {
  /** The server's document, which addresses of all steps share, shows the first. */
  isSettled = false;
  /** The place of the step that was asked for and could not be opened; null for none. */
  private wanted: number | null = null;
  readonly #navigation: Pick<NavigationStore, 'address' | 'go' | 'close' | 'rewrite'>;
  readonly #firstFault: () => number | null;

  /** `firstFault` returns the place of the first step in which something is wrong or missing; null for none. */
  constructor(
    readonly kind: ContributionKind,
    navigation: Pick<NavigationStore, 'address' | 'go' | 'close' | 'rewrite'>,
    firstFault: () => number | null,
  ) {
    this.#navigation = navigation;
    this.#firstFault = firstFault;
    makeAutoObservable(this, { kind: false }, { autoBind: true });
  }

  get current(): number {
    return this.isSettled ? stepIn(this.kind, this.#navigation.address) : 0;
  }

  get isLast(): boolean {
    return this.current === this.last;
  }

  /** The place of the last step that can be opened: the first in which something is wrong or missing. */
  get reachable(): number {
    return this.#firstFault() ?? this.last;
  }

  addressOf(place: number): string {
    return stepAddress(this.kind, this.#navigation.address, place);
  }

  /** Follows the address from now on; one of a step that cannot be opened yet becomes that of the one before it which can. */
  settle(): void {
    this.isSettled = true;
    if (this.current <= this.reachable) return;
    this.wanted = this.current;
    this.#navigation.rewrite(this.addressOf(this.reachable));
  }

  /** Goes on at the step that was asked for before the answers were back, as when a session ended and began again. */
  resume(): void {
    this.isSettled = true;
    const { wanted } = this;
    if (wanted !== null && wanted <= this.reachable) this.#navigation.rewrite(this.addressOf(wanted));
    this.wanted = null;
  }

  goTo(place: number): void {
    this.wanted = null;
    this.#navigation.go(this.addressOf(place));
  }

  back(): void {
    this.wanted = null;
    this.#navigation.close(this.addressOf(this.current - 1));
  }

  /** Begins with the first step, if the form does. */
  restart(): void {
    this.wanted = null;
    if (this.current > 0) this.#navigation.rewrite(this.addressOf(0));
  }

  private get last(): number {
    return CONTRIBUTION_STEPS[this.kind].length - 1;
  }
}
