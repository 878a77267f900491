import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { writingHelpContract } from './writing-help.contract';

describeOnHarnesses('WritingHelp', writingHelpContract);
