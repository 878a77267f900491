import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SessionKey } from '@/stores/account/session/keys';
import { ComparisonKey } from '@/stores/research/compare/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export const VisitedCompanies = observer(function VisitedCompanies() {
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
