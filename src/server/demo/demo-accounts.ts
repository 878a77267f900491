import type { EmulatedAccount, EmulatedJob } from '@/server/emulator/emulated-accounts.port';

export type DemoAccount = EmulatedAccount;

const account = (number: number, name: string, about: string, job: EmulatedJob | null = null): DemoAccount => ({
  sub: subjectOf(number),
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`,
  about,
  ...(job !== null && { job }),
});

/** The prefix of all invented subjects. */
export const DEMO_SUBJECT_PREFIX = '9000000000000';

/** Returns a subject as long as a real Google id, which Google never issues. */
export function subjectOf(number: number): string {
  return `${DEMO_SUBJECT_PREFIX}${String(number).padStart(8, '0')}`;
}

export const MODERATORS: readonly string[] = [subjectOf(5), subjectOf(6)];

export const demoAccounts: readonly DemoAccount[] = [
  account(1, 'Asha Nair', 'Writer, verified at Vaayuna Technologies'),
  account(2, 'Kabir Rao', 'Reader: votes, does not write yet'),
  account(3, 'Meera Iyer', 'New here, has not chosen anything yet', {
    company: 'Zenkosh Infotech',
    designation: 'QA Engineer',
    department: 'Engineering - Software & QA',
    city: 'Pune',
  }),
  account(4, 'Zoya Khan', 'Student and writer'),
  account(5, 'Dev Menon', 'Writer, between two jobs, moderator'),
  account(6, 'Farhan Ali', 'Writer, accountant in Kolkata, moderator'),
];
