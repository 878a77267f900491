import { observer } from 'mobx-react-lite';
import { hasMobileAgent } from '@/core/kernel/device/device';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { CompanyFactsKey, CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { officeMessages } from './office-messages';
import { OfficeRow } from './office-row';
import { partMessages } from './part-messages';

/** The number of offices shown at first (VA-CO-LOCATIONS). */
const FEW = { phone: 2, other: 3 } as const;

export const FewOffices = observer(function FewOffices() {
  const { company } = useStore(CompanyKey);
  const facts = useStore(CompanyFactsKey);
  const few = hasMobileAgent(useStore(DevicePort).current()) ? FEW.phone : FEW.other;
  if (company === null || facts.offices.state !== 'ready' || facts.offices.value.length === 0) return null;
  const offices = facts.offices.value;
  const shown = facts.areAllOfficesShown ? offices : offices.slice(0, few);
  return (
    <Section
      title={partMessages.offices}
      action={
        <TextLink to={`/overview/${company.urlName}-overview/locations`} look="block">
          {officeMessages.allOffices}
        </TextLink>
      }
    >
      <ul className="rows">
        {shown.map((office) => (
          <OfficeRow key={office.locationUrl} urlName={company.urlName} office={office} />
        ))}
      </ul>
      {shown.length === offices.length ? null : (
        <Button tone="quiet" className="ps-0" onClick={facts.showAllOffices}>
          {partMessages.readMore}
        </Button>
      )}
    </Section>
  );
});
