export const MAX_CONTRIBUTIONS_PER_DAY = 20;
export const TOO_MANY_CONTRIBUTIONS = `You have shared ${MAX_CONTRIBUTIONS_PER_DAY} things today. Continue tomorrow.`;

export const REWARDED_KINDS = [
  'post',
  'answer',
  'review',
  'salary',
  'interview',
  'benefit',
  'photo',
  'tenure',
] as const;

export type RewardedKind = (typeof REWARDED_KINDS)[number];

export const CONTRIBUTION_POINTS: Readonly<Record<RewardedKind, number>> = {
  post: 1,
  answer: 1,
  review: 20,
  salary: 10,
  interview: 20,
  benefit: 10,
  photo: 5,
  tenure: 10,
};
