import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { realtimeContract } from './realtime.contract';

describeOnHarnesses('Realtime', realtimeContract);
