export const messages = {
  rephrase: (hasModel: boolean) => (hasModel ? 'Rephrase with AI' : 'Tidy up'),
  rephrasing: 'Looking for other words',
  suggestionTitle: 'In other words',
  suggestionHint: 'Nothing is changed yet. Check that it still says what you mean.',
  take: 'Use this text',
  keep: 'Keep mine',
  taken: 'The suggested text is in place of yours.',
  undo: 'Undo',
  abusiveTitle: 'This may hurt people',
  abusiveWords: (words: string) => `You wrote ${words}.`,
  abusiveText:
    'Posts that insult people are often reported, and then hidden. Say what happened instead; you can also post it as it is.',
} as const;
