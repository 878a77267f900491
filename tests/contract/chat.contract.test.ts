import { chatContract } from './chat.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Chat', chatContract);
