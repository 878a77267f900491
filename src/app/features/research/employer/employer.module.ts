import { ContainerModule } from 'inversify';
import { EmployerPort } from '@/core/research/employer/employer.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ClaimsStore } from '@/stores/research/employer/claims.store';
import { ClaimsKey } from '@/stores/research/employer/keys';

/** Claims of companies. */
export const employerModule = new ContainerModule(({ bind }) => {
  bind(ClaimsKey)
    .toResolvedValue((employer) => new ClaimsStore(employer), [EmployerPort])
    .inSingletonScope();
  bind(PersonalKey).toService(ClaimsKey);
});
