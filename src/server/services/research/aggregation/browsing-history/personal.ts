import { erasing } from '@/server/platform/personal/erase-by';
import type { PersonalData, PersonalScope, TableRow } from '@/server/platform/personal/personal-data';
import { eraseVisits, visitedCompanies } from './browsing-history.queries';
import { StoredVisits } from './stored-visits';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'The companies that you looked at last, sealed',
      columns: ['identity.company_visits.history_ref', 'identity.company_visits.visits_seal'],
      copied: ['visited_companies'],
      atEnd: 'erased',
    },
  ],
  exports: [{ name: 'visited_companies', read: visitRows }],
  erasures: [
    erasing('choices', (tx, { authorship, personaRef }) => tx.query(eraseVisits, authorship.historyRef(personaRef))),
  ],
};

async function visitRows({ database, authorship, now, personaRef }: PersonalScope): Promise<readonly TableRow[]> {
  const visits = await new StoredVisits(authorship).list(database, personaRef, now());
  const companies = await database.query(
    visitedCompanies,
    visits.map(({ companyId }) => companyId),
  );
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  return visits.map(({ companyId, day }) => ({ name: names.get(companyId) ?? null, visited_on: day }));
}
