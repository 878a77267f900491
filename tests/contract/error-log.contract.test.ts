import { errorLogContract } from './error-log.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('ErrorLog', errorLogContract);
