import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { interviewsContract } from './interviews.contract';

describeOnHarnesses('InterviewReading', interviewsContract);
