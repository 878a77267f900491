import { ContainerModule } from 'inversify';
import { CareerStatusStore } from '@/stores/career-status/career-status.store';
import { EmailVerificationStore } from '@/stores/career-status/email-verification.store';
import { CareerStatusesToken, ClockToken, DropdownToken, SchedulerToken, ToastsToken } from '../tokens';

/** What one does for a living, and what proves it. */
export const careerStatusModule = new ContainerModule(({ bind }) => {
  bind(CareerStatusStore)
    .toResolvedValue(
      (statuses, dropdown, toasts, scheduler) => new CareerStatusStore(statuses, dropdown, toasts, scheduler),
      [CareerStatusesToken, DropdownToken, ToastsToken, SchedulerToken],
    )
    .inSingletonScope();
  bind(EmailVerificationStore)
    .toResolvedValue(
      (statuses, clock, scheduler, toasts) => new EmailVerificationStore({ statuses, clock, scheduler, toasts }),
      [CareerStatusesToken, ClockToken, SchedulerToken, ToastsToken],
    )
    .inSingletonScope();
});
