import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { operationsContract } from './operations.contract';

describeOnHarnesses('OperationsReading', operationsContract);
