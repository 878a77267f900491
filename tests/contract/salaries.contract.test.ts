import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { salariesContract } from './salaries.contract';

describeOnHarnesses('SalaryReading', salariesContract);
