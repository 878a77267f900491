/** Sentences of refusals about an account and its settings. */
export const settingsRefusals = {
  otherPseudonym: 'This is not your pseudonym, letter by letter. Nothing was deleted.',
  brokenLink: 'This link is not whole. Open it from the mail again, or log in and change it in Preferences.',
} as const;
