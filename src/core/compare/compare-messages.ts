/** Texts of toasts about comparing. */
export const compareMessages = {
  full: 'Four companies are chosen already.',
  fullText: 'Take one out to add another.',
} as const;
