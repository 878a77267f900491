import { answerRequestsContract } from './answer-requests.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('AnswerRequests', answerRequestsContract);
