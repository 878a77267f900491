export const settingsRefusals = {
  otherPseudonym: 'This is not your pseudonym, letter by letter. Nothing was deleted.',
  brokenLink: 'This link is incomplete. Open it from the email again, or log in and change it in Preferences.',
} as const;
