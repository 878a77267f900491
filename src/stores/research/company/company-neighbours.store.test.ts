import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { CompanyNeighboursKey } from './keys';

const address = '/overview/vaayuna-technologies-overview/organisation';

it('shows five other companies of the city of the headquarters, without those that belong with the company', async () => {
  const { world } = await startMemoryApp();
  const names = [
    'Vaayuna Technologies',
    'Vaayuna Labs',
    ...Array.from({ length: 7 }, (_each, place) => `Peer ${place}`),
  ];
  for (const [place, companyName] of names.entries()) {
    const urlName = companyName.toLowerCase().replace(' ', '-');
    const related = place === 0 ? [{ kind: 'subsidiary', companyId: 2 } as const] : [];
    world
      .records(CompanyRecords)
      .add({ companyId: place + 1, urlName, companyName, industry: 'IT', hq: place === 8 ? 'Pune' : 'Kochi', related });
  }
  const { store } = await startMemoryApp({ world, address });
  const { peers } = store(CompanyNeighboursKey);
  expect(peers).toHaveLength(5);
  expect(peers.filter(({ companyName, hq }) => companyName.startsWith('Vaayuna') || hq !== 'Kochi')).toEqual([]);
});
