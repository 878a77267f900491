import { verificationBy } from '@/core/account/career-status/work-email.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { CareerRow } from './career.queries';
import { addressRefOf, openEmail, sealEmail } from './career-email';
import { domainOf, storeVerification } from './verification.queries';

export async function verifiedByKnownDomain(
  tx: Database,
  authorship: Authorship,
  persona: Uint8Array,
  career: CareerRow,
): Promise<CareerRow> {
  const email = career.verified === 'PARTIAL_VERIFIED' ? openEmail(authorship, persona, career) : null;
  if (email === null) return career;
  const [known] = await tx.query(domainOf, career.company_name, career.college_name);
  if (verificationBy(email, known?.domain ?? null) !== 'VERIFIED') return career;
  const seal = sealEmail(authorship, persona, email);
  const [stored] = await tx.query(
    storeVerification,
    career.id,
    'VERIFIED',
    seal,
    addressRefOf(authorship, email),
    null,
  );
  return stored === undefined ? career : { ...career, verified: 'VERIFIED' };
}
