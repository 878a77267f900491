/** The login prompt asks only a viewer who has opened a second post, or has read past ten. */
const LOOKED_AT = { openedPosts: 2, seenPosts: 10 } as const;

/** Returns whether a guest has read enough to be asked: posts opened on this device, or seen on this page. */
export function hasLookedAround(read: { readonly openedPosts: number; readonly seenPosts: number }): boolean {
  return read.openedPosts >= LOOKED_AT.openedPosts || read.seenPosts >= LOOKED_AT.seenPosts;
}

/** The posts that were opened on a device: their number, and the path of the last one, which does not count twice in a row. */
export interface OpenedPosts {
  readonly count: number;
  readonly last: string;
}

/** Returns the opened posts with one more. */
export function withOpened({ count, last }: OpenedPosts, path: string): OpenedPosts {
  return path === last ? { count, last } : { count: count + 1, last: path };
}

export function formatOpened({ count, last }: OpenedPosts): string {
  return `${count} ${last}`;
}

/** The opened posts of a stored text; none for a text that is none. */
export function parseOpened(text: string | null): OpenedPosts {
  const [, count = '0', last = ''] = /^(\d{1,6}) (\/.*)$/.exec(text ?? '') ?? [];
  return { count: Number(count), last };
}

/** Decides over the login prompt. */
export interface LoginPromptFacts {
  readonly isLoggedIn: boolean;
  /** True if there is a way to log in. */
  readonly hasProvider: boolean;
  readonly screen: string | null;
}

/** Screens that offer the login themselves: the login's own, and forms, which ask for it when they are sent. */
const OFFERS_LOGIN: ReadonlySet<string> = new Set([
  'Session',
  'ContributeReview',
  'ContributeBenefits',
  'ContributeTenure',
  'ContributeSalary',
  'ContributeInterview',
  'ContributePhotos',
]);

/** Returns whether the login prompt may show: only to guests (NP-LOGIN-PROMPT), on every screen that does not offer the login itself. */
export function offersLoginPrompt({ isLoggedIn, hasProvider, screen }: LoginPromptFacts): boolean {
  return !isLoggedIn && hasProvider && (screen === null || !OFFERS_LOGIN.has(screen));
}
