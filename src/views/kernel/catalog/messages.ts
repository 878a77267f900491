export const messages = {
  choose: 'Choose one',
  loadingList: 'Loading',
  listFailed: 'The list did not load.',
  tryAgain: 'Try again',
  suggestions: {
    begin: 'Type a few letters.',
    loading: 'Searching',
    empty: 'No match in our list. You can use what you typed.',
    failed: 'The suggestions did not load. You can use what you typed.',
    retry: 'Try again',
    open: 'Show suggestions',
  },
  didYouMean: (name: string, place: string | null) =>
    place === null ? `Did you mean ${name}?` : `Did you mean ${name}, ${place}?`,
  fromListOnly: 'No match in our list. Try another word.',
} as const;
