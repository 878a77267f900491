import type { Database } from '@/server/platform/database';
import { loadReferenceInto } from '@/server/reference/load-reference';
import { bulkInsert } from './bulk-insert';
import { communities, domainOf, slugOf } from './communities';
import { colleges } from './data/colleges';
import { companies } from './data/companies';
import { industries } from './data/industries';
import { topics } from './data/topics';
import { insertColleges, insertCommunities, insertCompanies, insertTopics } from './demo.queries';

/**
 * Loads invented colleges, companies and topics, and a community for each topic and company. All other lists, and the departments with
 * their communities, are reference data.
 */
export async function loadCatalog(tx: Database): Promise<void> {
  await loadReferenceInto(tx);
  await bulkInsert(
    tx,
    insertColleges,
    colleges.map((name, place) => ({ id: place + 1, name, domain: domainOf(name) })),
  );
  await bulkInsert(
    tx,
    insertTopics,
    topics.map((topic, place) => ({ id: place + 1, ...topic })),
  );
  await bulkInsert(
    tx,
    insertCompanies,
    companies.map(({ name, industry, city }, place) => ({
      id: place + 1,
      name,
      slug: slugOf(name),
      industry_id: industries.findIndex((one) => one.name === industry) + 1,
      headquarters: city,
      domain: domainOf(name),
    })),
  );
  await bulkInsert(
    tx,
    insertCommunities,
    communities
      .filter(({ type }) => type !== 'department')
      .map(({ entityId, ...community }) => ({ ...community, entity_id: entityId })),
  );
}
