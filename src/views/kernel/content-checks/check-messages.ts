import type { CheckGround } from '@/core/kernel/content-checks/finding';

export const checkMessages = {
  title: 'A moderator would read this first',
  grounds: {
    contact: (words) => `Contact details: ${words}`,
    account: (words) => `Account or document numbers: ${words}`,
    person: (words) => `Names of people: ${words}`,
    abuse: (words) => `Insults or threats: ${words}`,
    copied: (words) => `Copied text: ${words}`,
    repetition: (words) => `Repeated text: ${words}`,
  } satisfies Readonly<Record<CheckGround, (words: string) => string>>,
  text: 'Without these words it is published immediately. Stars and opinions are never a reason to hold it back.',
} as const;
