import { companyContract } from './company.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('CompanyReading', companyContract);
