import type { Proof } from './proof.rules';

export const PROOF_LABELS: Readonly<Record<Proof, string>> = {
  WORK_EMAIL: 'Verified work email',
  STUDENT_EMAIL: 'Verified college email',
  JOB_PORTAL: 'Verified by the job portal',
};
