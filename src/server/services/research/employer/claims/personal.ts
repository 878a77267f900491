import { erasing, exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { claimantRef, sideRefOf } from '@/server/platform/sides/sides';
import { deleteSide } from '@/server/platform/sides/sides.queries';
import { eraseClaims, exportedClaims, exportedSide } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Companies that you claim',
      columns: ['claimant_ref', 'claimant_seal', 'code_ref', 'code_seal'].map(
        (column) => `research.employer_claims.${column}`,
      ),
      copied: ['claims'],
      atEnd: 'erased',
    },
    {
      kind: 'Whether your account takes part or speaks for a company',
      columns: ['persona.sides.side_ref'],
      copied: ['side'],
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('claims', ({ database, authorship, personaRef }) =>
      database.query(exportedClaims, claimantRef(authorship, personaRef)),
    ),
    exporting('side', ({ database, authorship, personaRef }) =>
      database.query(exportedSide, sideRefOf(authorship, personaRef)),
    ),
  ],
  erasures: [
    erasing('choices', async (tx, { authorship, personaRef }) => {
      await tx.query(eraseClaims, claimantRef(authorship, personaRef));
      await tx.query(deleteSide, sideRefOf(authorship, personaRef));
    }),
  ],
};
