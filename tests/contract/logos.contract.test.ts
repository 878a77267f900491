import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { logosContract } from './logos.contract';

describeOnHarnesses('Logos', logosContract);
