import { EmployerCorrectionsApi } from '@/adapters/http/generated/employer/employer-corrections';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { EmployerCorrectionsPort } from '@/core/research/employer-corrections/employer-corrections.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { AcceptedCorrectionsStore } from '@/stores/research/employer-corrections/accepted-corrections.store';
import { CorrectionQueueStore } from '@/stores/research/employer-corrections/correction-queue.store';
import { CorrectionsStore } from '@/stores/research/employer-corrections/corrections.store';
import {
  AcceptedCorrectionsKey,
  CorrectionQueueKey,
  CorrectionsKey,
} from '@/stores/research/employer-corrections/keys';

export const employerCorrectionsAdapters = wire((provide) => {
  provide(EmployerCorrectionsApi, [HttpClientKey], EmployerCorrectionsPort);
});

export const employerCorrectionsModule = wire((provide, bind) => {
  provide(CorrectionsStore, [EmployerCorrectionsPort], CorrectionsKey);
  provide(CorrectionQueueStore, [EmployerCorrectionsPort], CorrectionQueueKey);
  provide(AcceptedCorrectionsStore, [EmployerCorrectionsPort], AcceptedCorrectionsKey);
  for (const key of [CorrectionsKey, CorrectionQueueKey]) bind(PersonalKey).toService(key);
});
