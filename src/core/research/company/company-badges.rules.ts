/** The badge of the most followed companies, with the minimum number of followers. */
export const TOP_FOLLOWED = { badge: 'most-followed', minFollowers: 1_000, companies: 10 } as const;

/** Badges that the service computes (EM-CO-BADGES, decision 0.40). */
export const EARNED_BADGES = [TOP_FOLLOWED.badge] as const;

/** Badges by followers, highest first (LM-FOLLOWER-BADGES). */
export const FOLLOWER_BADGES = [
  ['followers-100k', 100_000],
  ['followers-50k', 50_000],
  ['followers-10k', 10_000],
  ['followers-5k', 5_000],
  ['followers-1k', 1_000],
] as const;

export type EarnedBadge = (typeof EARNED_BADGES)[number];

export type CompanyBadge = EarnedBadge | (typeof FOLLOWER_BADGES)[number][0];

/** The step in which followers are compared, so that a few accounts change no rank. */
export const FOLLOWER_STEP = 100;

/** `ahead` is the number of companies with more followers. */
export function earnedBadgesOf(followers: number, ahead: number): EarnedBadge[] {
  const { badge, minFollowers, companies } = TOP_FOLLOWED;
  return followers >= minFollowers && ahead < companies ? [badge] : [];
}

export function badgesOf(earned: readonly EarnedBadge[], followers: number): readonly CompanyBadge[] {
  const ofFollowers = FOLLOWER_BADGES.find(([, from]) => followers >= from);
  return ofFollowers === undefined ? earned : [...earned, ofFollowers[0]];
}
