import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { CareerRow } from '../career-status/career.queries';
import { careerOfPersona } from '../career-status/career.queries';
import type { PortalAccount, PortalJob } from './portal-accounts.port';
import { isJobOf } from './portal-job.policy';
import { linkOfPersona, verifyByPortal } from './portal-links.queries';

/** The padded size of a sealed account in bytes, because its own length could be matched with a public text. */
const SEAL_BLOCK = 2_048;

export function sealAccount(authorship: Authorship, persona: Uint8Array, { subject, job }: PortalAccount): Buffer {
  return authorship.sealJson(persona, { subject, job }, SEAL_BLOCK);
}

/** Returns the linked account's job. Throws SealBroken. */
export async function linkedJob(database: Database, authorship: Authorship, persona: Uint8Array) {
  const [link] = await database.query(linkOfPersona, persona);
  if (link?.account_seal == null) return null;
  return jobIn(authorship.unsealJson(persona, link.account_seal));
}

/**
 * Verifies a career status if the linked account names the same company, and completes the job. Keeps an existing
 * verification.
 */
export async function verifiedByLink(
  tx: Database,
  authorship: Authorship,
  persona: Uint8Array,
  career: CareerRow,
): Promise<CareerRow> {
  if (career.verified === 'VERIFIED') return career;
  const job = await linkedJob(tx, authorship, persona);
  if (!isJobOf(career, job)) return career;
  const { designation, city, department } = job;
  await tx.query(verifyByPortal, career.id, designation || null, city || null, department || null);
  const [verified] = await tx.query(careerOfPersona, persona);
  return verified ?? career;
}

function jobIn(sealed: unknown): PortalJob | null {
  if (typeof sealed !== 'object' || sealed === null || !('job' in sealed)) return null;
  const { job } = sealed;
  if (typeof job !== 'object' || job === null) return null;
  const texts = new Map(Object.entries(job));
  const textOf = (name: keyof PortalJob) => String(texts.get(name) ?? '');
  return {
    companyName: textOf('companyName'),
    designation: textOf('designation'),
    department: textOf('department'),
    city: textOf('city'),
  };
}
