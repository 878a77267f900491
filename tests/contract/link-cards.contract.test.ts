import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { linkCardsContract } from './link-cards.contract';

describeOnHarnesses('LinkCards', linkCardsContract);
