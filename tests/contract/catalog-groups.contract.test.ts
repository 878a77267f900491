import { catalogGroupsContract } from './catalog-groups.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('CatalogGroups', catalogGroupsContract);
