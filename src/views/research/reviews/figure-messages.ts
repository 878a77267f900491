import { MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import { ASPECT_LABELS } from '@/core/research/reviews/review-labels';

export const figureMessages = {
  aspects: ASPECT_LABELS,
  reviews: { one: '{count} review', other: '{count} reviews' },
  interval: (from: string, to: string) => `Likely between ${from} and ${to}`,
  howRated: 'How people rated it',
  byTopic: 'By topic',
  distribution: (rating: number, reviews: string, share: number) => `${rating} of 5: ${reviews}, ${share} per cent`,
  aspectLabel: (aspect: string, rating: string, industry: string | null) =>
    industry === null ? `${aspect} ${rating} of 5` : `${aspect} ${rating} of 5, industry ${industry}`,
  people: (count: string) => `${count} people`,
  aspectTooFew: `needs ${MIN_GROUP_WORD}`,
  legendIndustry: (companies: string, industry: string) => `Median of ${companies} companies in ${industry}`,
  writtenAbout: 'What people write about most',
  liked: 'What people like',
  disliked: 'What people dislike',
  noTopics: 'No topic stands out here.',
  topicsHint: `Topics found in ${MIN_GROUP_WORD} reviews or more. We find them by keywords, so some reviews are missed or miscounted. Choose one to read its reviews.`,
  divided: 'Opinions are divided:',
  dividedSides: {
    liked: (count: string) => `liked by ${count}`,
    disliked: (count: string) => `disliked by ${count}`,
  },
  ofCount: (count: string) => ` of ${count}`,
} as const;
