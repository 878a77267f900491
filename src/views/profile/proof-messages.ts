import type { Proof } from '@/core/career-status/proof.rules';

/** Texts of the mark beside a name; the page "Who can see what" says what each one proves. */
export const proofMessages: Readonly<Record<Proof, string>> = {
  WORK_EMAIL: 'Work e-mail checked',
  STUDENT_EMAIL: 'College e-mail checked',
  JOB_PORTAL: 'Checked by the job portal',
  EMAIL_ONLY: 'E-mail partly checked',
};
