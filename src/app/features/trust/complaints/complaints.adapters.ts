import { ComplaintsApi } from '@/adapters/http/generated/complaints/complaints';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { ComplaintsPort } from '@/core/trust/complaints/complaints.port';

export const complaintsAdapters = wire((provide) => {
  provide(ComplaintsApi, [HttpClientKey], ComplaintsPort);
});
