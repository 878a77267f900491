import { ContainerModule } from 'inversify';
import { IdsPort } from '@/core/kernel/common/ids.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ComplaintsPort } from '@/core/trust/complaints/complaints.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ComplainStore } from '@/stores/trust/complaints/complain.store';
import { ComplaintStore } from '@/stores/trust/complaints/complaint.store';
import { ComplaintSumsStore } from '@/stores/trust/complaints/complaint-sums.store';
import { ComplainKey, ComplaintKey, ComplaintSumsKey } from '@/stores/trust/complaints/keys';

export const complaintsModule = new ContainerModule(({ bind }) => {
  bind(ComplainKey)
    .toResolvedValue(
      (complaints, session, ids, toasts) => new ComplainStore(complaints, session, ids, toasts),
      [ComplaintsPort, SessionKey, IdsPort, ToastsPort],
    )
    .inSingletonScope();
  bind(ComplaintKey)
    .toResolvedValue((complaints) => new ComplaintStore(complaints), [ComplaintsPort])
    .inSingletonScope();
  bind(ComplaintSumsKey)
    .toResolvedValue((complaints) => new ComplaintSumsStore(complaints), [ComplaintsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(ComplainKey);
  bind(PersonalKey).toService(ComplaintKey);
});
