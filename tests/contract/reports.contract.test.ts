import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { reportsContract } from './reports.contract';

describeOnHarnesses('Reports', reportsContract);
