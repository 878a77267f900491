import { employerContract } from './employer.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Employer', employerContract);
