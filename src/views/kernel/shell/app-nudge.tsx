import { observer } from 'mobx-react-lite';
import { AppNudgeKey, BrandKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { TextLink } from '../ui/text-link';
import { idleMessages as messages } from './idle-messages';

export const AppNudge = observer(function AppNudge() {
  const nudge = useStore(AppNudgeKey);
  const brand = useStore(BrandKey);
  if (!nudge.isShown || nudge.appUrl === null) return null;
  return (
    <div className="nudge" role="status">
      <Card title={messages.appNudgeTitle(brand)} floating>
        <div className="grid gap-3 p-4">
          <p className="text-ink-2">{messages.appNudgeText}</p>
          <div className="flex flex-wrap items-center gap-2">
            <TextLink to={nudge.appUrl} newTab>
              {messages.appNudgeOpen}
            </TextLink>
            <Button onClick={nudge.close}>{messages.appNudgeClose}</Button>
            <Button tone="quiet" onClick={nudge.refuse}>
              {messages.appNudgeNever}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
});
