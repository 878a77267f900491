import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { realtimeEventsContract } from './realtime-events.contract';

describeOnHarnesses('RealtimeEvents', realtimeEventsContract);
