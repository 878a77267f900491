import { observer } from 'mobx-react-lite';
import { OnboardingKey, OnboardingNudgeKey } from '@/stores/account/onboarding/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Card } from '@/views/kernel/ui/card';
import { messages } from './messages';

export const OnboardingNudge = observer(function OnboardingNudge() {
  const onboarding = useStore(OnboardingKey);
  const nudge = useStore(OnboardingNudgeKey);
  if (!nudge.isShown) return null;
  return (
    <div className="nudge" role="status">
      <Card title={messages.nudgeTitle} floating>
        <div className="grid gap-3 p-4">
          <p className="text-ink-2">{messages.nudgeText}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onboarding.acceptNudge}>{messages.nudgeAccept}</Button>
            <Button tone="quiet" onClick={nudge.putOff}>
              {messages.nudgeClose}
            </Button>
            <Button tone="quiet" onClick={nudge.refuse}>
              {messages.nudgeRefuse}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
});
