import { ContainerModule } from 'inversify';
import { CareerStatusApi } from '@/adapters/http/generated/user/career-status';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import { ProveWorkEmail } from '@/core/account/career-status/prove-work-email.use-case';
import { SendWorkEmailCode } from '@/core/account/career-status/send-work-email-code.use-case';
import { SubmitCareerChoice } from '@/core/account/career-status/submit-career-choice.use-case';
import { SubmitCareerDetails } from '@/core/account/career-status/submit-career-details.use-case';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { CareerStatusStore } from '@/stores/account/career-status/career-status.store';
import { EmailVerificationStore } from '@/stores/account/career-status/email-verification.store';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/account/career-status/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { CatalogGroupsKey } from '@/stores/kernel/catalog-groups/keys';
import { Countdown } from '@/stores/kernel/common/countdown';
import { PersonalKey } from '@/stores/kernel/common/personal';

export const careerStatusAdapters = wire((provide) => {
  provide(CareerStatusApi, [HttpClientKey], CareerStatusesPort);
});

export const careerStatusModule = new ContainerModule(({ bind }) => {
  bind(CareerStatusKey)
    .toResolvedValue(
      (statuses, catalogGroups, toasts) =>
        new CareerStatusStore(
          { submitChoice: new SubmitCareerChoice(statuses), submitDetails: new SubmitCareerDetails(statuses) },
          catalogGroups.lists.departments,
          toasts,
        ),
      [CareerStatusesPort, CatalogGroupsKey, ToastsPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(CareerStatusKey);
  bind(EmailVerificationKey)
    .toResolvedValue(
      (statuses, clock, scheduler, toasts, storage, session) =>
        new EmailVerificationStore(
          { sendCode: new SendWorkEmailCode(statuses, clock), prove: new ProveWorkEmail(statuses) },
          new Countdown(clock, scheduler),
          toasts,
          { storage, session, clock },
        ),
      [CareerStatusesPort, ClockPort, SchedulerPort, ToastsPort, StoragePort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(EmailVerificationKey);
});
