import { employerAnswersContract } from './employer-answers.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('EmployerAnswers', employerAnswersContract);
