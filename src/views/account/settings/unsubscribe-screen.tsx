import '@/views/kernel/ui/fields.css';
import { observer } from 'mobx-react-lite';
import { failureReasonOf } from '@/core/kernel/common/failure-reason';
import { UnsubscribeKey } from '@/stores/account/settings/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { Button } from '@/views/kernel/ui/button';
import { ErrorLine } from '@/views/kernel/ui/error-line';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';
import { MailsAside } from './settings-asides';

const LISTS = ['jobAlerts', 'answers'] as const;

/** Unsubscribes with one click, without a session. */
export const UnsubscribeScreen = observer(function UnsubscribeScreen() {
  const { search } = useStore(NavigationKey);
  const unsubscribe = useStore(UnsubscribeKey);
  const { state, failure } = unsubscribe;
  const parameters = new URLSearchParams(search);
  // The `list` in the link is only for display. The key decides which mails end.
  const list = LISTS.find((one) => one === parameters.get('list')) ?? 'digest';
  const texts = messages.mailLists[list];
  if (state === 'ended') {
    return (
      <ScreenFrame places={<OwnPlaces />} aside={<MailsAside />}>
        <Section level={1} title={texts.ended}>
          <p className="read" role="status">
            {texts.endedText}
          </p>
          <TextLink to={texts.next.to} look="block">
            {texts.next.label}
          </TextLink>
        </Section>
      </ScreenFrame>
    );
  }
  const handlePress = () => void unsubscribe.end(parameters.get('k') ?? '');
  return (
    <ScreenFrame places={<OwnPlaces />} aside={<MailsAside />}>
      <Section level={1} title={messages.unsubscribe}>
        <div className="grid gap-4 justify-items-start">
          <p className="read">{texts.text}</p>
          {failure === null ? null : (
            <ErrorLine isAlert>
              {failure.kind === 'invalid' ? messages.linkNotWhole : failureReasonOf(failure)}
            </ErrorLine>
          )}
          <Button tone="primary" busy={state === 'ending'} onClick={handlePress}>
            {state === 'ending' ? messages.unsubscribing : texts.act}
          </Button>
        </div>
      </Section>
    </ScreenFrame>
  );
});
