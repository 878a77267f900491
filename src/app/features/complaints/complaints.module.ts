import { ContainerModule } from 'inversify';
import { IdsPort } from '@/core/common/ids.port';
import { ComplaintsPort } from '@/core/complaints/complaints.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { ComplainStore } from '@/stores/complaints/complain.store';
import { ComplaintStore } from '@/stores/complaints/complaint.store';
import { ComplaintSumsStore } from '@/stores/complaints/complaint-sums.store';
import { ComplainKey, ComplaintKey, ComplaintSumsKey } from '@/stores/complaints/keys';
import { SessionKey } from '@/stores/session/keys';

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
