import { CollegesApi } from '@/adapters/http/generated/dropdown/colleges';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CollegesPort } from '@/core/research/colleges/colleges.port';
import { CompanyListingPort } from '@/core/research/company/company.port';
import { CollegeStore } from '@/stores/research/colleges/college.store';
import { CollegeListStore } from '@/stores/research/colleges/college-list.store';
import { CollegeKey, CollegeListKey } from '@/stores/research/colleges/keys';

export const collegesAdapters = wire((provide) => {
  provide(CollegesApi, [HttpClientKey], CollegesPort);
});

export const collegesModule = wire((provide) => {
  provide(CollegeListStore, [CollegesPort], CollegeListKey);
  provide(CollegeStore, [CollegesPort, CompanyListingPort], CollegeKey);
});
