import { ContainerModule } from 'inversify';
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

/** Corrections of companies' entries. */
export const employerCorrectionsModule = new ContainerModule(({ bind }) => {
  bind(CorrectionsKey)
    .toResolvedValue((corrections) => new CorrectionsStore(corrections), [EmployerCorrectionsPort])
    .inSingletonScope();
  bind(CorrectionQueueKey)
    .toResolvedValue((corrections) => new CorrectionQueueStore(corrections), [EmployerCorrectionsPort])
    .inSingletonScope();
  bind(AcceptedCorrectionsKey)
    .toResolvedValue((corrections) => new AcceptedCorrectionsStore(corrections), [EmployerCorrectionsPort])
    .inSingletonScope();
  for (const key of [CorrectionsKey, CorrectionQueueKey]) bind(PersonalKey).toService(key);
});
