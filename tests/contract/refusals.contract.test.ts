import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { refusalsContract } from './refusals.contract';

describeOnHarnesses('Every port', refusalsContract);
