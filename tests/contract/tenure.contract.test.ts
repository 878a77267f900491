import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { tenureContract } from './tenure.contract';

describeOnHarnesses('Tenure', tenureContract);
