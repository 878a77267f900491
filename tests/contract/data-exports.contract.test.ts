import { dataExportsContract } from './data-exports.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('DataExports', dataExportsContract);
