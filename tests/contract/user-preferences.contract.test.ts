import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { userPreferencesContract } from './user-preferences.contract';

describeOnHarnesses('UserPreferences', userPreferencesContract);
