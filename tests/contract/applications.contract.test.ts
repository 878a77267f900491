import { applicationsContract } from './applications.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Applications', applicationsContract);
