import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { legalNoticesContract } from './legal-notices.contract';

describeOnHarnesses('LegalNotices', legalNoticesContract);
