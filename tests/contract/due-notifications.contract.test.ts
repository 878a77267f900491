import { dueNotificationsContract } from './due-notifications.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Notifications that come by themselves', dueNotificationsContract);
