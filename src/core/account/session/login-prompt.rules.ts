const LOOKED_AT = { openedPosts: 2, seenPosts: 10 } as const;

export function hasBrowsed(read: { readonly openedPosts: number; readonly seenPosts: number }): boolean {
  return read.openedPosts >= LOOKED_AT.openedPosts || read.seenPosts >= LOOKED_AT.seenPosts;
}

export interface OpenedPosts {
  readonly count: number;
  readonly last: string;
}

export function withOpened({ count, last }: OpenedPosts, path: string): OpenedPosts {
  return path === last ? { count, last } : { count: count + 1, last: path };
}

export function formatOpened({ count, last }: OpenedPosts): string {
  return `${count} ${last}`;
}

export function parseOpened(text: string | null): OpenedPosts {
  const [, count = '0', last = ''] = /^(\d{1,6}) (\/.*)$/.exec(text ?? '') ?? [];
  return { count: Number(count), last };
}

export interface LoginPromptFacts {
  readonly isLoggedIn: boolean;
  readonly hasProvider: boolean;
  readonly screen: string | null;
}

const OFFERS_LOGIN: ReadonlySet<string> = new Set([
  'Session',
  'ContributeReview',
  'ContributeBenefits',
  'ContributeTenure',
  'ContributeSalary',
  'ContributeInterview',
  'ContributePhotos',
]);

export function offersLoginPrompt({ isLoggedIn, hasProvider, screen }: LoginPromptFacts): boolean {
  return !isLoggedIn && hasProvider && (screen === null || !OFFERS_LOGIN.has(screen));
}
