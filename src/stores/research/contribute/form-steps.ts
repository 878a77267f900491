import { makeAutoObservable } from 'mobx';
import type { ContributionKind } from '@/core/research/contribute/contribution-kind';
import { CONTRIBUTION_STEPS, stepAddress, stepIndexOf } from '@/core/research/contribute/contribution-steps';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';

/** The steps of a form. The address names the current one, so that Back goes one step back, and a reload stays. */
export class FormSteps {
  /** False in the server's document, which is the same for all steps and shows the opening one. */
  isSettled = false;
  private wanted: number | null = null;
  readonly #navigation: Pick<NavigationStore, 'address' | 'go' | 'close' | 'rewrite'>;
  readonly #firstFault: () => number | null;
  readonly #isPlaceKnown: () => boolean;

  /** `firstFault` returns the first step with an error, or null if there is none. */
  constructor(
    readonly kind: ContributionKind,
    navigation: Pick<NavigationStore, 'address' | 'go' | 'close' | 'rewrite'>,
    firstFault: () => number | null,
    isPlaceKnown: () => boolean,
  ) {
    this.#navigation = navigation;
    this.#firstFault = firstFault;
    this.#isPlaceKnown = isPlaceKnown;
    makeAutoObservable(this, { kind: false }, { autoBind: true });
  }

  get current(): number {
    return this.isSettled ? stepIndexOf(this.kind, this.#navigation.address, this.opening) : this.opening;
  }

  /** The step that the form opens with: the second if the career status answers the first. */
  get opening(): number {
    return this.#isPlaceKnown() ? Math.min(1, this.reachable) : 0;
  }

  get isLast(): boolean {
    return this.current === this.last;
  }

  /** The first step with an error, which is the last one that can be opened. */
  get reachable(): number {
    return this.#firstFault() ?? this.last;
  }

  addressOf(place: number): string {
    return stepAddress(this.kind, this.#navigation.address, place, this.opening);
  }

  /** Replaces the address of a step that cannot be opened yet. */
  settle(): void {
    this.isSettled = true;
    if (this.current <= this.reachable) return;
    this.wanted = this.current;
    this.#navigation.rewrite(this.addressOf(this.reachable));
  }

  /** Opens the step that was requested before the answers were restored. */
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

  restart(): void {
    this.wanted = null;
    if (this.current > this.opening) this.#navigation.rewrite(this.addressOf(this.opening));
  }

  private get last(): number {
    return CONTRIBUTION_STEPS[this.kind].length - 1;
  }
}
