import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { sessionsContract } from './sessions.contract';

describeOnHarnesses('Sessions', sessionsContract);
