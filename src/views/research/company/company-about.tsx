import './company-parts.css';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { entryIdOf } from '@/core/research/company/company-entry.rules';
import { addressOfItem, complaintFormOf } from '@/core/trust/complaints/complaint-link';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyFactsKey, CompanyKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { hostOf } from './host-of';
import { partMessages } from './part-messages';

export const CompanyAbout = observer(function CompanyAbout() {
  const { companyName, basicInfo } = useStore(CompanyKey);
  const { details } = useStore(CompanyFactsKey);
  if (companyName === null || basicInfo === null) return null;
  const facts = details.state === 'ready' ? details.value : null;
  const texts: readonly (readonly [string, string | number | null | undefined])[] = [
    [partMessages.industry, facts?.primaryIndustry ?? basicInfo.industry],
    [partMessages.secondaryIndustry, facts?.secondaryIndustry],
    [partMessages.kind, basicInfo.infoTags.join(', ')],
    [partMessages.founded, facts?.foundedYear ?? basicInfo.foundedYear],
    [partMessages.headquarters, facts?.headQuarter ?? basicInfo.hq],
    [partMessages.employeesInIndia, facts?.indianEmployeeCount ?? basicInfo.indianEmployeeCount],
    [partMessages.employeesWorldwide, facts?.globalEmployeeCount ?? basicInfo.globalEmployeeCount],
    [partMessages.phone, facts?.contactNumber],
  ];
  const links: readonly (readonly [string, string | null | undefined])[] = [
    [partMessages.website, facts?.website],
    [partMessages.careers, facts?.careerSiteUrl],
    [partMessages.portalPage, facts?.naukriCompanyPageUrl],
  ];
  return (
    <Section title={partMessages.about}>
      <p className="read">{basicInfo.about ?? partMessages.nothingKnown}</p>
      <dl className="company__facts">
        {texts.map(([label, value]) =>
          value === null || value === undefined || value === '' ? null : (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ),
        )}
        {facts?.emailId ? (
          <Fact label={partMessages.email}>
            <EmailAddress address={facts.emailId} />
          </Fact>
        ) : null}
        {links.map(([label, href]) =>
          href === null || href === undefined ? null : (
            <Fact key={label} label={label}>
              <Elsewhere href={href} />
            </Fact>
          ),
        )}
        {facts === null || facts.socialMedia.length === 0 ? null : (
          <Fact label={partMessages.socialMedia}>
            <span className="company__links">
              {facts.socialMedia.map((href) => (
                <Elsewhere key={href} href={href} />
              ))}
            </span>
          </Fact>
        )}
      </dl>
      <ComplainAboutEntry />
    </Section>
  );
});

const ComplainAboutEntry = observer(function ComplainAboutEntry() {
  const { companyId, companyUrlName } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  const path = companyUrlName === null ? null : screens.addressOf('CompanyOverview', { urlName: companyUrlName });
  if (companyId === null || path === null) return null;
  return (
    <p className="mt-4">
      <TextLink look="block" to={complaintFormOf(addressOfItem(path, { kind: 'entry', id: entryIdOf(companyId) }))}>
        {partMessages.complainAboutEntry}
      </TextLink>
    </p>
  );
});

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="meta">{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

/** Renders an address that may break after the @. */
function EmailAddress({ address }: { readonly address: string }) {
  const host = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  );
}

function Elsewhere({ href }: { readonly href: string }) {
  return (
    <TextLink to={href} newTab label={`${hostOf(href)}${partMessages.opensElsewhere}`}>
      {hostOf(href)}
    </TextLink>
  );
}
