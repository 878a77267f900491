import { lastingUrlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { Database } from '@/server/platform/database';
import { loadReferenceInto } from '@/server/reference/load-reference';
import { bulkInsert } from './bulk-insert';
import { communities, domainOf } from './communities';
import { insertColleges, insertCommunities, insertCompanies, insertTopics } from './demo.queries';
import { colleges, companies, industries, locations, topics } from './demo-data';

const CITIES_WITH_COLLEGES = 24;

/**
 * Loads invented colleges, companies and topics with their communities. All other lists are
 * reference data.
 */
export async function loadCatalog(tx: Database): Promise<void> {
  await loadReferenceInto(tx);
  await bulkInsert(
    tx,
    insertColleges,
    colleges.map((name, place) => ({
      id: place + 1,
      name,
      city: locations[place % CITIES_WITH_COLLEGES] ?? null,
      domain: domainOf(name),
    })),
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
      slug: lastingUrlNameOf(name),
      industry_id: industries.findIndex((one) => one.name === industry) + 1,
      headquarters: city,
      domain: domainOf(name),
    })),
  );
  await bulkInsert(
    tx,
    insertCommunities,
    communities
      .filter(({ type }) => type === 'topic')
      .map(({ entityId, ...community }) => ({ ...community, entity_id: entityId })),
  );
}
