import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { rulesContract } from './rules.contract';

describeOnHarnesses('Rules of the domain', rulesContract);
