export const messages = {
  title: 'Blog',
  lead: 'What is good to know about work in India, in a few minutes each.',
  all: 'All posts',
  notThereTitle: 'There is no such post',
  notThere: 'It may have moved. All posts are in the list.',
  more: 'More to read',
} as const;
