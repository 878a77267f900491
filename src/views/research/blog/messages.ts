export const messages = {
  title: 'Blog',
  lead: 'Short reads about working in India.',
  minutes: { one: '{count} minute to read', other: '{count} minutes to read' },
  notThereTitle: 'There is no such post',
  notThere: 'It may have moved. All posts are in the list.',
  more: 'More to read',
} as const;
