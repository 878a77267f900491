import { observer } from 'mobx-react-lite';
import { formatMonth } from '@/core/kernel/formatting/date';
import { joinFacts } from '@/core/kernel/formatting/facts';
import { plural } from '@/core/kernel/formatting/plural';
import type { BenefitFigures } from '@/core/research/benefits/benefit';
import { nearlyAllHave } from '@/core/research/benefits/benefit';
import { BenefitsKey } from '@/stores/research/benefits/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { BelowFold } from '@/views/kernel/page/below-fold';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { CompanyTab } from '../company/company-tab';
import { WaitingCards } from '../company/waiting-cards';
import { AddContribution } from '../contribute/add-contribution';
import { BenefitGroups } from './benefit-groups';
import { BenefitReports } from './benefit-reports';
import { messages } from './messages';

export const CompanyBenefits = observer(function CompanyBenefits() {
  return (
    <CompanyTab screen="CompanyBenefits">
      <WaitingCards kind="benefits" />
      <BenefitsBody />
    </CompanyTab>
  );
});

const BenefitsBody = observer(function BenefitsBody() {
  const store = useStore(BenefitsKey);
  const { company } = useStore(CompanyKey);
  return (
    <LoadView
      state={store.figures}
      texts={messages}
      onRetry={store.reload}
      skeleton={
        <>
          <Skeleton shape="title" width="third" />
          <Skeleton />
          <Skeleton width="half" />
        </>
      }
    >
      {(figures) =>
        figures.reports === 0 && figures.heldCount === 0 ? (
          <EmptyState
            title={messages.empty}
            action={<AddContribution kind="benefits" company={company?.urlName ?? null} />}
          >
            {messages.emptyText(company?.companyName ?? '')}
          </EmptyState>
        ) : (
          <WithBenefits figures={figures} />
        )
      }
    </LoadView>
  );
});

const WithBenefits = observer(function WithBenefits({ figures }: { readonly figures: BenefitFigures }) {
  const { catalogue } = useStore(BenefitsKey);
  const { reports, heldCount, newest } = figures;
  const nearlyAll = nearlyAllHave(catalogue, figures).map(({ name }) => name);
  const provenance = [plural(reports, messages.reports), newest === null ? null : messages.newest(formatMonth(newest))];
  return (
    <>
      <Section title={messages.title} action={<span className="meta num">{joinFacts(provenance)}</span>}>
        {nearlyAll.length === 0 ? null : <p className="read mb-2">{messages.nearlyAll(nearlyAll)}</p>}
        <BenefitGroups figures={figures} />
        {reports === 0 ? null : <p className="meta mt-2">{messages.hint}</p>}
        {heldCount === 0 ? null : (
          <p className="meta mt-2">
            {heldCount === null ? messages.fewHeld : plural(heldCount, messages.held)} {messages.heldWhy}
          </p>
        )}
      </Section>
      <BelowFold>
        <BenefitReports />
      </BelowFold>
    </>
  );
});
