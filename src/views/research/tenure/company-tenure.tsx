import { observer } from 'mobx-react-lite';
import type { TenureFigures, TenureGroup, TenurePart } from '@/core/research/tenure/tenure.rules';
import { TENURE_FACTS, TENURE_PARTS } from '@/core/research/tenure/tenure.rules';
import { TENURE_NAMES, TENURE_PART_LABELS } from '@/core/research/tenure/tenure-labels';
import { tenureSentence } from '@/core/research/tenure/tenure-sentences';
import { CompanyKey } from '@/stores/research/company/keys';
import { TenureKey } from '@/stores/research/tenure/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { CompanyTab } from '../company/company-tab';
import { AddContribution } from '../contribute/add-contribution';
import { Fact } from './fact';
import { messages } from './messages';
import { SettlementPart } from './settlement-part';

export const CompanyTenure = observer(function CompanyTenure() {
  const store = useStore(TenureKey);
  return (
    <CompanyTab screen="CompanyTenure">
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
        {(figures) => (figures.figures.length === 0 ? <Nothing figures={figures} /> : <Facts figures={figures} />)}
      </LoadView>
    </CompanyTab>
  );
});

/** Shows the law and its dates if there is no figure. */
const Nothing = observer(function Nothing({ figures }: { readonly figures: TenureFigures }) {
  const { company } = useStore(CompanyKey);
  return (
    <>
      <SettlementPart figures={figures} />
      <EmptyState title={messages.empty} action={<AddContribution kind="tenure" company={company?.urlName ?? null} />}>
        {messages.emptyText(company?.companyName ?? '')}
      </EmptyState>
    </>
  );
});

function Facts({ figures }: { readonly figures: TenureFigures }) {
  return (
    <>
      <SettlementPart figures={figures} />
      {TENURE_PARTS.map((part) => (
        <Part key={part} part={part} figures={figures} />
      ))}
      <Groups title={messages.roles} groups={figures.roles} />
      <Groups title={messages.departments} groups={figures.departments} />
      <Groups title={messages.cities} groups={figures.cities} />
      {figures.asOf === null ? null : <p className="meta">{messages.counted(figures.asOf)}</p>}
    </>
  );
}

interface PartProps {
  readonly part: TenurePart;
  readonly figures: TenureFigures;
}

/** Skips the final settlement, which is shown above. */
function Part({ part, figures: { figures } }: PartProps) {
  const questions = TENURE_FACTS.filter((fact) => fact.part === part)
    .flatMap((fact) => fact.questions)
    .filter((question) => question !== 'settlement');
  const shown = questions.flatMap((question) => figures.find((figure) => figure.question === question) ?? []);
  const withheld = questions.filter((question) => !shown.some((figure) => figure.question === question));
  return (
    <Section title={TENURE_PART_LABELS[part]}>
      <ul>
        {shown.map((figure) => (
          <Fact key={figure.question} figure={figure} />
        ))}
      </ul>
      {withheld.length === 0 ? null : (
        <p className="meta">{messages.withheld(withheld.map((question) => TENURE_NAMES[question]).join(', '))}</p>
      )}
    </Section>
  );
}

interface GroupsProps {
  readonly title: string;
  readonly groups: readonly TenureGroup[];
}

function Groups({ title, groups }: GroupsProps) {
  if (groups.length === 0) return null;
  return (
    <Section title={title}>
      <div className="tengroups">
        {groups.map(({ name, figures }) => (
          <details key={name}>
            <summary>{name}</summary>
            <ul className="num">
              {figures.map((figure) => (
                <li key={figure.question}>{tenureSentence({ ...figure, atLeast: null })}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}
