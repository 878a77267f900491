import type { EmulatedAccount, EmulatedJob } from '@/server/emulator/emulated-accounts.port';

/** A user of the demo data who can sign in, through the Google emulator. */
export type DemoAccount = EmulatedAccount;

const account = (number: number, name: string, about: string, job: EmulatedJob | null = null): DemoAccount => ({
  sub: subjectOf(number),
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`,
  about,
  ...(job !== null && { job }),
});

/** The beginning of the subjects of all invented people. */
export const DEMO_SUBJECTS = '9000000000000';

/** Google's id of the n-th invented person; as long as a real one, and none that Google gives. */
export function subjectOf(number: number): string {
  return `${DEMO_SUBJECTS}${String(number).padStart(8, '0')}`;
}

/** The subjects of the users who are moderators: two, since another one answers an appeal. */
export const MODERATORS: readonly string[] = [subjectOf(5), subjectOf(6)];

/** The users who can sign in. `people.ts` gives each of them the life that `about` names. */
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
