import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { ownContributionsContract } from './own-contributions.contract';
import { waitingCardsContract } from './waiting-cards.contract';

describeOnHarnesses('OwnContributionList', (harness) => {
  ownContributionsContract(harness);
  waitingCardsContract(harness);
});
