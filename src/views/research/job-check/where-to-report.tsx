import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export function WhereToReport() {
  return (
    <Section title={messages.report}>
      <ul className="rows">
        <li className="job-check__way">
          <a className="link link--block num" href="tel:1930">
            {messages.call}
          </a>
          <p className="meta">{messages.callHint}</p>
        </li>
        <li className="job-check__way">
          <a
            className="link link--block"
            href="https://cybercrime.gov.in"
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {messages.portal}
          </a>
          <p className="meta">{messages.portalHint}</p>
        </li>
        <li className="job-check__way">
          <p className="strong">{messages.company}</p>
          <p className="meta">{messages.companyHint}</p>
        </li>
      </ul>
    </Section>
  );
}
