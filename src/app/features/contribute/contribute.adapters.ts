import { ContainerModule } from 'inversify';
import { ContributeApi as InterviewApi } from '@/adapters/http/generated/interviews/contribute';
import { ContributeApi as SalaryApi } from '@/adapters/http/generated/salary/contribute';
import { InterviewGivingPort } from '@/core/contribute/interview-giving.port';
import { SalaryGivingPort } from '@/core/contribute/salary-giving.port';
import { HttpClientKey } from '../../app-keys';

/** Contributions over the wire, a line each. */
export const contributeAdapters = new ContainerModule(({ bind }) => {
  bind(SalaryGivingPort)
    .toResolvedValue((http) => new SalaryApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(InterviewGivingPort)
    .toResolvedValue((http) => new InterviewApi(http), [HttpClientKey])
    .inSingletonScope();
});
