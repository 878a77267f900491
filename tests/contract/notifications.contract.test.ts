import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { notificationsContract } from './notifications.contract';

describeOnHarnesses('Notifications', notificationsContract);
