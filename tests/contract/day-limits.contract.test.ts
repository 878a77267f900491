import { dayLimitsContract } from './day-limits.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Limits of a day', dayLimitsContract);
