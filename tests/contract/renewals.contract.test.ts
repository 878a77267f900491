import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { renewalsContract } from './renewals.contract';

describeOnHarnesses('Renewals', renewalsContract);
