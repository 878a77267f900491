import { accountEndContract } from './account-end.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('AccountEnd', accountEndContract);
