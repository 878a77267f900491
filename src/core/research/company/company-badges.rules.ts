/** The badge of the companies with the most followers, from a number of followers on. */
export const TOP_FOLLOWED = { badge: 'most-followed', minFollowers: 1_000, companies: 10 } as const;

/** Badges that the service counts beside that of a number of followers (EM-CO-BADGES, decision 0.40). */
export const EARNED_BADGES = [TOP_FOLLOWED.badge] as const;

/** Badges of numbers of followers with the number from which each is given, the highest first (LM-FOLLOWER-BADGES). */
export const FOLLOWER_BADGES = [
  ['followers-100k', 100_000],
  ['followers-50k', 50_000],
  ['followers-10k', 10_000],
  ['followers-5k', 5_000],
  ['followers-1k', 1_000],
] as const;

export type EarnedBadge = (typeof EARNED_BADGES)[number];

export type CompanyBadge = EarnedBadge | (typeof FOLLOWER_BADGES)[number][0];

/** Followers are compared in steps, so that a few accounts overtake nobody within one. */
export const FOLLOWER_STEP = 100;

/** Returns the badges that the service counts for a company with `followers`; `ahead` other companies have more. */
export function earnedBadgesOf(followers: number, ahead: number): EarnedBadge[] {
  const { badge, minFollowers, companies } = TOP_FOLLOWED;
  return followers >= minFollowers && ahead < companies ? [badge] : [];
}

/** Returns the badges of a company: the earned ones, then the highest that its number of followers gives. */
export function badgesOf(earned: readonly EarnedBadge[], followers: number): readonly CompanyBadge[] {
  const ofFollowers = FOLLOWER_BADGES.find(([, from]) => followers >= from);
  return ofFollowers === undefined ? earned : [...earned, ofFollowers[0]];
}
