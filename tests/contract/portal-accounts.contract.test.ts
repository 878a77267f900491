import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { portalAccountsContract } from './portal-accounts.contract';

describeOnHarnesses('PortalAccounts', portalAccountsContract);
