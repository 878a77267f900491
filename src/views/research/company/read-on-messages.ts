export const readOnMessages = {
  moreOf: (name: string) => `More to read about ${name}`,
  readOn: {
    reviews: { one: '{count} review', other: '{count} reviews' },
    salaries: { one: '{count} salary', other: '{count} salaries' },
    interviews: { one: '{count} interview', other: '{count} interviews' },
    benefits: { one: '{count} benefit', other: '{count} benefits' },
    jobs: { one: '{count} open job', other: '{count} open jobs' },
    photos: { one: '{count} photo', other: '{count} photos' },
    posts: { one: '{count} post', other: '{count} posts' },
  },
} as const;
