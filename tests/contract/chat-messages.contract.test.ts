import { chatMessagesContract } from './chat-messages.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Chat', chatMessagesContract);
