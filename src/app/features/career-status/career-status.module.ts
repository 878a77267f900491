import { ContainerModule } from 'inversify';
import { CareerStatusesPort } from '@/core/career-status/career-status.port';
import { ProveWorkEmail } from '@/core/career-status/prove-work-email.use-case';
import { RecheckCareer } from '@/core/career-status/recheck-career.use-case';
import { SendWorkEmailCode } from '@/core/career-status/send-work-email-code.use-case';
import { SubmitCareerChoice } from '@/core/career-status/submit-career-choice.use-case';
import { SubmitCareerDetails } from '@/core/career-status/submit-career-details.use-case';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { CareerStatusStore } from '@/stores/career-status/career-status.store';
import { EmailVerificationStore } from '@/stores/career-status/email-verification.store';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/career-status/keys';
import { Countdown } from '@/stores/common/countdown';
import { PersonalKey } from '@/stores/common/personal';
import { SessionKey } from '@/stores/session/keys';

export const careerStatusModule = new ContainerModule(({ bind }) => {
  bind(CareerStatusKey)
    .toResolvedValue(
      (statuses, toasts) =>
        new CareerStatusStore(
          {
            submitChoice: new SubmitCareerChoice(statuses),
            submitDetails: new SubmitCareerDetails(statuses),
            recheck: new RecheckCareer(statuses),
            statuses,
          },
          toasts,
        ),
      [CareerStatusesPort, ToastsPort],
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
