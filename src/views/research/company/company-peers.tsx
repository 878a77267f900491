import { observer } from 'mobx-react-lite';
import { CompanyKey, CompanyNeighboursKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { CompanyLine } from './company-line';
import { officePageMessages } from './office-page-messages';

export const CompanyPeers = observer(function CompanyPeers() {
  const { company } = useStore(CompanyKey);
  const { peers } = useStore(CompanyNeighboursKey);
  if (company === null || peers.length === 0) return null;
  return (
    <Section
      title={officePageMessages.sameCity(company.hq)}
      action={<span className="meta">{officePageMessages.peersOrder}</span>}
    >
      <ul className="rows">
        {peers.map((peer) => (
          <CompanyLine key={peer.companyId} company={peer} />
        ))}
      </ul>
    </Section>
  );
});
