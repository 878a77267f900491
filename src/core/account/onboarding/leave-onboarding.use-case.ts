import type { OnboardingWalk } from './onboarding-walk';

export interface PendingIntents {
  drop(): void;
}

/** Leaves onboarding. The draft stays on the device; a pending intent is dropped. */
export class LeaveOnboarding {
  readonly #intents: PendingIntents;

  constructor(intents: PendingIntents) {
    this.#intents = intents;
  }

  execute(walk: OnboardingWalk): void {
    this.#intents.drop();
    walk.happened({ kind: 'left' });
  }
}
