import type { CheckGround } from '@/core/kernel/content-checks/finding';

/** Texts of the automatic checks in the forms. */
export const checkMessages = {
  title: 'A moderator would read this first',
  grounds: {
    contact: (words) => `Contact details: ${words}`,
    account: (words) => `Numbers of accounts or documents: ${words}`,
    person: (words) => `Names of persons: ${words}`,
    abuse: (words) => `Insults or threats: ${words}`,
    copied: (words) => `Copied text: ${words}`,
    repetition: (words) => `Repeated text: ${words}`,
  } satisfies Readonly<Record<CheckGround, (words: string) => string>>,
  text: 'Without these words it is published at once. Stars and opinions are no reason to hold it.',
} as const;
