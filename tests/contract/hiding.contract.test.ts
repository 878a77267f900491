import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { hidingContract } from './hiding.contract';

describeOnHarnesses('Hiding', hidingContract);
