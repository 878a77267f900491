import { ContainerModule } from 'inversify';
import { CollegesPort } from '@/core/research/colleges/colleges.port';
import { CompanyListingPort } from '@/core/research/company/company.port';
import { CollegeStore } from '@/stores/research/colleges/college.store';
import { CollegeListStore } from '@/stores/research/colleges/college-list.store';
import { CollegeKey, CollegeListKey } from '@/stores/research/colleges/keys';

export const collegesModule = new ContainerModule(({ bind }) => {
  bind(CollegeListKey)
    .toResolvedValue((colleges) => new CollegeListStore(colleges), [CollegesPort])
    .inSingletonScope();
  bind(CollegeKey)
    .toResolvedValue((colleges, companies) => new CollegeStore(colleges, companies), [CollegesPort, CompanyListingPort])
    .inSingletonScope();
});
