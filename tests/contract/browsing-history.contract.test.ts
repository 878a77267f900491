import { browsingHistoryContract } from './browsing-history.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('BrowsingHistory', browsingHistoryContract);
