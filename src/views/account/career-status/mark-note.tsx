import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { endsMark, placeMarkOf } from '@/core/account/career-status/mark-end';
import { CareerStatusKey } from '@/stores/account/career-status/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { messages } from './messages';

/** Warns that storing another company or college ends the mark. Renders nothing without a mark. */
export const MarkNote = observer(function MarkNote() {
  const career = useStore(CareerStatusKey);
  const { profile } = useStore(ProfileKey);
  const mark = placeMarkOf(profile?.careerStatus ?? null);
  if (profile === null || mark === null) return null;
  const title = messages.marks[mark.proof];
  if (!endsMark(career.state, profile.careerStatus))
    return <p className="meta">{messages.markHolds(title, mark.place)}</p>;
  return (
    <Callout
      tone="alert"
      icon={<CircleAlert size={20} aria-hidden="true" />}
      title={messages.markEnds}
      live
      action={
        <Button className="justify-self-start" onClick={() => career.takeOverNewer(profile)}>
          {messages.keepMark(mark.place)}
        </Button>
      }
    >
      {messages.markEndsText(title, mark.place)}
    </Callout>
  );
});
