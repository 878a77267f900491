import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { versionsContract } from './versions.contract';

describeOnHarnesses('Versions', versionsContract);
