import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { userFeedbackContract } from './user-feedback.contract';

describeOnHarnesses('UserFeedback', userFeedbackContract);
