import { ContainerModule } from 'inversify';
import { CareerStatusesPort } from '@/core/career-status/career-status.port';
import { DropdownPort } from '@/core/catalog/dropdown.port';
import { ClockPort } from '@/core/common/clock.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { ToastsPort } from '@/core/shell/toasts.port';
import { CareerStatusStore } from '@/stores/career-status/career-status.store';
import { EmailVerificationStore } from '@/stores/career-status/email-verification.store';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/career-status/keys';

/** What one does for a living, and what proves it. */
export const careerStatusModule = new ContainerModule(({ bind }) => {
  bind(CareerStatusKey)
    .toResolvedValue(
      (statuses, dropdown, toasts, scheduler) => new CareerStatusStore(statuses, dropdown, toasts, scheduler),
      [CareerStatusesPort, DropdownPort, ToastsPort, SchedulerPort],
    )
    .inSingletonScope();
  bind(EmailVerificationKey)
    .toResolvedValue(
      (statuses, clock, scheduler, toasts) => new EmailVerificationStore({ statuses, clock, scheduler, toasts }),
      [CareerStatusesPort, ClockPort, SchedulerPort, ToastsPort],
    )
    .inSingletonScope();
});
