import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { roomsContract } from './rooms.contract';

describeOnHarnesses('Rooms', roomsContract);
