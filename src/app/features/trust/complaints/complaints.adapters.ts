import { ContainerModule } from 'inversify';
import { ComplaintsApi } from '@/adapters/http/generated/complaints/complaints';
import { HttpClientKey } from '@/app/app-keys';
import { ComplaintsPort } from '@/core/trust/complaints/complaints.port';

/** Complaints over the wire. */
export const complaintsAdapters = new ContainerModule(({ bind }) => {
  bind(ComplaintsPort)
    .toResolvedValue((http) => new ComplaintsApi(http), [HttpClientKey])
    .inSingletonScope();
});
