import { careerStatusContract } from './career-status.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('CareerStatuses', careerStatusContract);
