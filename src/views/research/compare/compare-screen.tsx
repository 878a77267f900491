import { Link2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SessionKey } from '@/stores/account/session/keys';
import { SharingKey } from '@/stores/kernel/sharing/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { ComparisonKey } from '@/stores/research/compare/keys';
import { LoadView } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { ComparisonTable } from './comparison-table';
import { CompanySearchField } from './found-field';
import { messages } from './messages';
import { ReadyComparisons } from './ready-comparisons';

export const CompareScreen = observer(function CompareScreen() {
  return (
    <div className="wide grid gap-6">
      <Title />
      <Comparison />
    </div>
  );
});

const Title = observer(function Title() {
  const { companies } = useStore(ComparisonKey);
  return (
    <h1 className="h1">
      {companies.length < 2 ? messages.title : messages.names(companies.map(({ company }) => company.companyName))}
    </h1>
  );
});

const Comparison = observer(function Comparison() {
  const comparison = useStore(ComparisonKey);
  if (comparison.isRefusedToCrawlers) {
    return (
      <EmptyState
        title={messages.refusedTitle}
        action={<ButtonLink to="/list-of-companies">{messages.toList}</ButtonLink>}
      >
        {messages.refusedText}
      </EmptyState>
    );
  }
  return (
    <LoadView
      state={comparison.state}
      texts={messages}
      onRetry={comparison.reload}
      skeletonClass="grid gap-6"
      skeleton={
        <>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </>
      }
    >
      {(companies) => (
        <>
          {comparison.unknown.length === 0 ? null : (
            <p className="text-ink-2" role="status">
              {messages.unknown(comparison.unknown)}
            </p>
          )}
          {comparison.tooMany.length === 0 ? null : (
            <p className="text-ink-2" role="status">
              {messages.tooMany(comparison.tooMany)}
            </p>
          )}
          {comparison.isRoleUnknown ? (
            <p className="text-ink-2" role="status">
              {messages.roleUnknown}
            </p>
          ) : null}
          {companies.length === 0 ? <p className="read">{messages.noneText}</p> : null}
          <Choice />
          {companies.length === 0 ? (
            <>
              <VisitedCompanies />
              <ReadyComparisons />
            </>
          ) : (
            <>
              {comparison.verdict === null ? null : <p className="compare__verdict">{comparison.verdict}</p>}
              <Tools />
              <ComparisonTable />
              <p className="meta max-w-measure">
                {messages.legend(comparison.role)} {messages.lead}
              </p>
            </>
          )}
        </>
      )}
    </LoadView>
  );
});

const Choice = observer(function Choice() {
  const { found, hasRoom, companies, role, add, compareRole } = useStore(ComparisonKey);
  return (
    <div className="compare__choice">
      {hasRoom ? (
        <CompanySearchField
          label={messages.addMore}
          placeholder={messages.addMoreHint}
          suggestions={found.company}
          chosen=""
          onChoose={add}
        />
      ) : null}
      {companies.length === 0 ? null : (
        <CompanySearchField
          key={role}
          label={messages.role}
          placeholder={messages.anyRole}
          suggestions={found.designation}
          chosen={role ?? ''}
          onChoose={compareRole}
        />
      )}
      {role === null ? null : (
        <Button className="justify-self-start" onClick={() => compareRole(null)}>
          {messages.allRoles}
        </Button>
      )}
    </div>
  );
});

const Tools = observer(function Tools() {
  const comparison = useStore(ComparisonKey);
  const features = useStore(FeaturesKey);
  const { showsDifferencesOnly, differences, address } = comparison;
  return (
    <div className="compare__tools">
      <Checkbox
        label={messages.onlyDifferences(differences)}
        checked={showsDifferencesOnly}
        onCheckedChange={comparison.showDifferencesOnly}
      />
      <Button
        icon={<Link2 size={18} aria-hidden="true" />}
        onClick={() => void features.ask(SharingKey, (sharing) => void sharing.copyLink(address))}
      >
        {messages.copyLink}
      </Button>
    </div>
  );
});

const VisitedCompanies = observer(function VisitedCompanies() {
  const { visited, loadVisited, addressWith } = useStore(ComparisonKey);
  const { isLoggedIn } = useStore(SessionKey);
  useEffect(() => {
    if (isLoggedIn) void loadVisited();
  }, [isLoggedIn, loadVisited]);
  if (!isLoggedIn || visited.length === 0) return null;
  return (
    <Section title={messages.visited} thin>
      <ul className="flex flex-wrap gap-2">
        {visited.map(({ urlName, companyName }) => (
          <li key={urlName}>
            <ButtonLink to={addressWith(urlName)}>{companyName}</ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
});
