import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { mentionsContract } from './mentions.contract';

describeOnHarnesses('Mentions', mentionsContract);
