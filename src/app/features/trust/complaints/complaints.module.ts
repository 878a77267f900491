import { ComplaintsApi } from '@/adapters/http/generated/complaints/complaints';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { IdsPort } from '@/core/kernel/common/ids.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ComplaintsPort } from '@/core/trust/complaints/complaints.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ComplainStore } from '@/stores/trust/complaints/complain.store';
import { ComplaintStore } from '@/stores/trust/complaints/complaint.store';
import { ComplaintSumsStore } from '@/stores/trust/complaints/complaint-sums.store';
import { ComplainKey, ComplaintKey, ComplaintSumsKey } from '@/stores/trust/complaints/keys';

export const complaintsAdapters = wire((provide) => {
  provide(ComplaintsApi, [HttpClientKey], ComplaintsPort);
});

export const complaintsModule = wire((provide, bind) => {
  provide(ComplainStore, [ComplaintsPort, SessionKey, IdsPort, ToastsPort], ComplainKey);
  provide(ComplaintStore, [ComplaintsPort], ComplaintKey);
  provide(ComplaintSumsStore, [ComplaintsPort], ComplaintSumsKey);
  bind(PersonalKey).toService(ComplainKey);
  bind(PersonalKey).toService(ComplaintKey);
});
