import { ContainerModule } from 'inversify';
import { ReportsPort } from '@/core/reports/reports.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { PersonalKey } from '@/stores/common/personal';
import { ReportsKey } from '@/stores/reports/keys';
import { ReportsStore } from '@/stores/reports/reports.store';
import { AccessKey } from '@/stores/session/keys';

export const reportsModule = new ContainerModule(({ bind }) => {
  bind(ReportsKey)
    .toResolvedValue(
      (reports, toasts, access) => new ReportsStore(reports, toasts, access),
      [ReportsPort, ToastsPort, AccessKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(ReportsKey);
});
