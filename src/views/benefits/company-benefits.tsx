import { observer } from 'mobx-react-lite';
import type { BenefitFigures } from '@/core/benefits/benefit';
import { formatMonth } from '@/core/formatting/date';
import { plural } from '@/core/formatting/plural';
import { BenefitsKey } from '@/stores/benefits/keys';
import { CompanyKey } from '@/stores/company/keys';
import { LoadView } from '../common/load-view';
import { useStore } from '../common/use-store';
import { CompanyTab } from '../company/company-tab';
import { WaitingCards } from '../company/waiting-cards';
import { AddContribution } from '../contribute/add-contribution';
import { EmptyState } from '../ui/empty-state';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { BenefitGroups } from './benefit-groups';
import { BenefitReports } from './benefit-reports';
import { messages } from './messages';

/** The benefits of a company, by how many report each, and what people say of them (RT-CO-BENEFITS). */
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
          <Skeleton width="most" />
          <Skeleton width="half" />
        </>
      }
    >
      {(figures) =>
        figures.reports === 0 ? (
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
  const { reports, newest } = figures;
  const provenance = [
    plural(reports, messages.reports),
    ...(newest === null ? [] : [messages.newest(formatMonth(newest))]),
  ];
  return (
    <>
      <Section title={messages.title} action={<span className="meta num">{provenance.join(' · ')}</span>}>
        <BenefitGroups figures={figures} />
        <p className="meta mt-2">{messages.hint}</p>
      </Section>
      <BenefitReports />
    </>
  );
});
