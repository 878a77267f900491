/** What decides over the login prompt. */
export interface LoginPromptFacts {
  readonly isLoggedIn: boolean;
  /** Whether there is a way to log in. */
  readonly hasProvider: boolean;
  /** The screen in view; null for the not-found page. */
  readonly screen: string | null;
}

/** Has the ways to log in on the page itself. */
const LOGIN_SCREEN = 'Session';

/** Whether the login prompt may show: only to guests (NP-LOGIN-PROMPT), on every screen but the login's own. */
export function offersLoginPrompt({ isLoggedIn, hasProvider, screen }: LoginPromptFacts): boolean {
  return !isLoggedIn && hasProvider && screen !== LOGIN_SCREEN;
}
