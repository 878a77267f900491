import { observer } from 'mobx-react-lite';
import { EmployerSiteKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export const WhatAClaimAllows = observer(function WhatAClaimAllows() {
  const { url } = useStore(EmployerSiteKey);
  return (
    <>
      <Section title={messages.what}>
        <ul className="list-disc ps-5">
          {messages.allows.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
      <Section title={messages.log} thin>
        <p className="meta">
          <TextLink to="/transparency">{messages.logLink}</TextLink>
        </p>
        {url === null ? null : (
          <p className="meta mt-3">
            <TextLink to={url} newTab>
              {messages.site}
            </TextLink>
          </p>
        )}
      </Section>
    </>
  );
});
