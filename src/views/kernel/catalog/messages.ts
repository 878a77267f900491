export const messages = {
  choose: 'Choose one',
  loadingList: 'Loading',
  listFailed: 'The list did not load.',
  tryAgain: 'Try again',
  suggestions: {
    begin: 'Type a few letters.',
    loading: 'Looking',
    empty: 'Nothing in our list. What you typed is fine too.',
    failed: 'The suggestions did not load. What you typed is fine too.',
    retry: 'Try again',
    open: 'Show suggestions',
  },
  didYouMean: (name: string, place: string | null) =>
    place === null ? `Did you mean ${name}?` : `Did you mean ${name}, ${place}?`,
  fromListOnly: 'Nothing in our list. Try another word.',
} as const;
