import { CollegesApi } from '@/adapters/http/generated/dropdown/colleges';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CollegesPort } from '@/core/research/colleges/colleges.port';

export const collegesAdapters = wire((provide) => {
  provide(CollegesApi, [HttpClientKey], CollegesPort);
});
