import { observer } from 'mobx-react-lite';
import { DoorList } from '../common/door-list';
import { GrievancesAside } from '../legal/grievances-aside';
import { ScreenFrame } from '../shell/screen-frame';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { FeedbackForm } from './feedback-form';
import { messages } from './messages';
import { SettingsPlaces } from './settings-places';

/** The ways to an answer, and a word to us (RT-NEED-HELP). */
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
        <DoorList doors={messages.helpDoors} className="mt-3" />
      </Section>
      <FeedbackForm />
    </ScreenFrame>
  );
});
