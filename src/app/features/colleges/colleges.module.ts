import { ContainerModule } from 'inversify';
import { CollegesPort } from '@/core/colleges/colleges.port';
import { CompanyListingPort } from '@/core/company/company.port';
import { CollegeStore } from '@/stores/colleges/college.store';
import { CollegeListStore } from '@/stores/colleges/college-list.store';
import { CollegeKey, CollegeListKey } from '@/stores/colleges/keys';

export const collegesModule = new ContainerModule(({ bind }) => {
  bind(CollegeListKey)
    .toResolvedValue((colleges) => new CollegeListStore(colleges), [CollegesPort])
    .inSingletonScope();
  bind(CollegeKey)
    .toResolvedValue((colleges, companies) => new CollegeStore(colleges, companies), [CollegesPort, CompanyListingPort])
    .inSingletonScope();
});
