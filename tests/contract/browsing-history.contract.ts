import { expect, it } from 'vitest';
import { BrowsingHistoryPort } from '@/core/research/browsing-history/browsing-history.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, expectRefusal, successOf } from './harness/outcomes';

export const browsingHistoryContract: Contract = (harness) => {
  it('[API-HISTORY] lists the companies that the user looked at, newest first, each once', async () => {
    const history = (await harness().newcomer()).port(BrowsingHistoryPort);
    expect(successOf(await history.listVisitedCompanies())).toEqual({ items: [] });
    for (const urlName of ['neelgiri-textiles', 'Vaayuna-Technologies', 'neelgiri-textiles']) {
      successOf(await history.recordVisit({ urlName }));
      harness().pass(1_000);
    }
    expect(successOf(await history.listVisitedCompanies())).toEqual({
      items: [
        { urlName: 'neelgiri-textiles', companyName: 'Neelgiri Textiles', logo: null },
        { urlName: 'vaayuna-technologies', companyName: 'Vaayuna Technologies', logo: null },
      ],
    });
    const other = (await harness().newcomer()).port(BrowsingHistoryPort);
    expect(successOf(await other.listVisitedCompanies())).toEqual({ items: [] });
  });

  it('[API-HISTORY] [CR-BLOCK-HISTORY] is refused to crawlers', async () => {
    const crawler = harness().as('crawler').port(BrowsingHistoryPort);
    expectRefusal(await crawler.listVisitedCompanies(), 'forbidden', 'crawler_not_allowed');
    expectRefusal(await crawler.recordVisit({ urlName: 'neelgiri-textiles' }), 'forbidden', 'crawler_not_allowed');
  });

  it('is for users alone, and for companies that there are', async () => {
    const guest = harness().as('guest').port(BrowsingHistoryPort);
    expectNotSignedIn(await guest.listVisitedCompanies());
    expectNotSignedIn(await guest.recordVisit({ urlName: 'neelgiri-textiles' }));
    const history = (await harness().newcomer()).port(BrowsingHistoryPort);
    expectRefusal(await history.recordVisit({ urlName: 'no-such-company' }), 'notFound', 'company_not_found');
  });
};
