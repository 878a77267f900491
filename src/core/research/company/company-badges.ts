/** Marks of a company beside that of its number of followers (EM-CO-BADGES). */
export const EARNED_BADGES = [
  'most-followed',
  'responds-to-reviews',
  'open-to-feedback',
  'highly-active',
  'most-searched',
  'most-visited',
  'promotes-transparency',
] as const;

/** Marks of numbers of followers with the number from which each is given, the highest first (LM-FOLLOWER-BADGES). */
export const FOLLOWER_BADGES = [
  ['followers-100k', 100_000],
  ['followers-50k', 50_000],
  ['followers-10k', 10_000],
  ['followers-5k', 5_000],
  ['followers-1k', 1_000],
] as const;

/** A mark that a service gives. */
export type EarnedBadge = (typeof EARNED_BADGES)[number];

/** A mark of a company. */
export type CompanyBadge = EarnedBadge | (typeof FOLLOWER_BADGES)[number][0];

/** Returns the marks of a company: the earned ones, then the highest that its number of followers gives. */
export function badgesOf(earned: readonly EarnedBadge[], followers: number): readonly CompanyBadge[] {
  const ofFollowers = FOLLOWER_BADGES.find(([, from]) => followers >= from);
  return ofFollowers === undefined ? earned : [...earned, ofFollowers[0]];
}
