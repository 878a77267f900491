import './answers.css';
import { observer } from 'mobx-react-lite';
import type { TenureFigures } from '@/core/research/tenure/tenure.rules';
import { TENURE_LAW } from '@/core/research/tenure/tenure-law';
import { tenureAnswerSentence } from '@/core/research/tenure/tenure-sentences';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import { FactsState } from '../company/facts-state';
import { ContributionLink } from '../contribute/contribution-link';
import { InterviewAnswer } from './interview-answer';
import { messages } from './messages';
import { RatingAnswer } from './rating-answer';
import { SalaryAnswer } from './salary-answer';

export const Answers = observer(function Answers() {
  const store = useStore(CompanyAnswersKey);
  return (
    <>
      <section className="answers" aria-label={messages.inShort}>
        <FactsState state={store.figures} retry={store.reload}>
          {(figures) => <RatingAnswer figures={figures} />}
        </FactsState>
        <FactsState state={store.roles} retry={store.reload}>
          {({ items }) => <SalaryAnswer roles={items} />}
        </FactsState>
        <FactsState state={store.interviews} retry={store.reload}>
          {(summary) => <InterviewAnswer summary={summary} />}
        </FactsState>
      </section>
      <FactsState state={store.tenure} retry={store.reload}>
        {(figures) => <LeavingAnswer figures={figures} />}
      </FactsState>
    </>
  );
});

const LeavingAnswer = observer(function LeavingAnswer({ figures: { figures } }: { readonly figures: TenureFigures }) {
  const { screens } = useStore(NavigationKey);
  const { companyUrlName } = useStore(CompanyKey);
  const settlement = figures.find(({ question }) => question === 'settlement');
  const page = screens.addressOf('CompanyTenure', { urlName: companyUrlName ?? '' });
  return (
    <div className="answers__last">
      <h2 className="h3">{messages.leaving}</h2>
      <p className="say num">
        {settlement === undefined
          ? `${messages.noSettlement} ${TENURE_LAW.settlement?.says ?? ''}`
          : `${tenureAnswerSentence(settlement)}.`}
      </p>
      {page === null || figures.length === 0 ? (
        <ContributionLink kind="tenure" company={companyUrlName} />
      ) : (
        <TextLink to={page} look="block">
          {messages.allLeaving}
        </TextLink>
      )}
    </div>
  );
});
