/** Decides over the login prompt. */
export interface LoginPromptFacts {
  readonly isLoggedIn: boolean;
  /** Whether there is a way to log in. */
  readonly hasProvider: boolean;
  /** The screen in view; null for the not-found page. */
  readonly screen: string | null;
}

/** Screens that offer the login themselves: the login's own, and forms, which ask for it when they are sent. */
const OFFERS_LOGIN: ReadonlySet<string> = new Set([
  'Session',
  'ContributeReview',
  'ContributeBenefits',
  'ContributeSalary',
  'ContributeInterview',
  'ContributePhotos',
]);

/** Whether the login prompt may show: only to guests (NP-LOGIN-PROMPT), on every screen that does not offer the login itself. */
export function offersLoginPrompt({ isLoggedIn, hasProvider, screen }: LoginPromptFacts): boolean {
  return !isLoggedIn && hasProvider && (screen === null || !OFFERS_LOGIN.has(screen));
}
