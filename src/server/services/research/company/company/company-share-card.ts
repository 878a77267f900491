import type { ShareCard } from '@/core/kernel/share-cards/share-card.rules';
import { companyShareCard } from '@/core/kernel/share-cards/share-card.rules';
import type { Database } from '@/server/platform/database';
import { companyByUrlName } from './company.queries';

const URL_NAME = /^[a-z0-9-]+$/;

export function readCompanyShareCard(database: Database): (urlName: string) => Promise<ShareCard | null> {
  return async (urlName) => {
    const [row] = URL_NAME.test(urlName) ? await database.query(companyByUrlName, urlName, null) : [];
    return row === undefined ? null : companyShareCard(row);
  };
}
