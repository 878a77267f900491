import { employerCorrectionsContract } from './employer-corrections.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('EmployerCorrections', employerCorrectionsContract);
