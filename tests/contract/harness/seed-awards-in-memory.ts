import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { AwardRecords } from '@/adapters/memory/research/awards/award-records';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { SeededAwards } from './contract-harness';

export function addMemoryAwards(world: MemoryWorld, lists: readonly SeededAwards[]): void {
  const catalog = world.records(CatalogRecords).lists;
  const placed = (companyId: number) => {
    const name = catalog.company.find(({ id }) => id === companyId)?.name ?? '';
    const industry = catalog.industry.find(({ id }) => id === companyId)?.name ?? '';
    return { company: { urlName: urlNameOf(name), name, logo: null }, industry };
  };
  for (const { year, category, places } of lists) {
    world.records(AwardRecords).lists.push({
      year,
      category,
      places: places.map(({ companyId, ...place }) => ({ ...place, ...placed(companyId) })),
    });
  }
}
