import { observer } from 'mobx-react-lite';
import { LinkList } from '@/views/kernel/common/door-list';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { GrievancesAside } from '@/views/trust/legal/grievances-aside';
import { FeedbackForm } from './feedback-form';
import { messages } from './messages';
import { SettingsPlaces } from './settings-places';

export const NeedHelpScreen = observer(function NeedHelpScreen() {
  return (
    <ScreenFrame
      places={<SettingsPlaces />}
      aside={
        <>
          <GrievancesAside />
          <Section title={messages.urgent}>
            <p className="text-ink-2">
              {messages.urgentText} <TextLink to={`tel:${messages.urgentNumber}`}>{messages.urgentNumber}</TextLink>
            </p>
          </Section>
        </>
      }
    >
      <Section level={1} title={messages.help}>
        <p className="text-ink-2">{messages.helpLead}</p>
        <LinkList doors={messages.helpDoors} className="mt-3" />
      </Section>
      <FeedbackForm />
    </ScreenFrame>
  );
});
