export const messages = {
  rephrase: (hasModel: boolean) => (hasModel ? 'Rephrase with AI' : 'Tidy up'),
  rephrasing: 'Looking for other words',
  suggestionTitle: 'In other words',
  suggestionHint: 'Nothing is changed yet. Check that it still says what you mean.',
  take: 'Use this text',
  keep: 'Keep mine',
  taken: 'The suggested text has replaced yours.',
  undo: 'Undo',
  abusiveTitle: 'This may hurt people',
  abusiveWords: (words: string) => `You wrote ${words}.`,
  abusiveText:
    'Posts that insult people are often reported and hidden. Say what happened instead, or post it as it is.',
} as const;
