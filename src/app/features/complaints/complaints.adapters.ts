import { ContainerModule } from 'inversify';
import { ComplaintsApi } from '@/adapters/http/generated/complaints/complaints';
import { ComplaintsPort } from '@/core/complaints/complaints.port';
import { HttpClientKey } from '../../app-keys';

/** Complaints over the wire. */
export const complaintsAdapters = new ContainerModule(({ bind }) => {
  bind(ComplaintsPort)
    .toResolvedValue((http) => new ComplaintsApi(http), [HttpClientKey])
    .inSingletonScope();
});
