import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { interlinkingContract } from './interlinking.contract';

describeOnHarnesses('Interlinking', interlinkingContract);
