export const settingsRefusals = {
  otherPseudonym: 'This does not match your pseudonym exactly. Nothing was deleted.',
  brokenLink: 'This link is incomplete. Open it from the email again, or log in and change it in Preferences.',
} as const;
