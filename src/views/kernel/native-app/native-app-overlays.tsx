import { observer } from 'mobx-react-lite';
import { AppRatingKey, NotificationPromptKey } from '@/stores/kernel/native-app/keys';
import { BrandKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { messages } from './messages';

export function NativeAppOverlays() {
  return (
    <>
      <AllowNotifications />
      <RateApp />
    </>
  );
}

const AllowNotifications = observer(function AllowNotifications() {
  const prompt = useStore(NotificationPromptKey);
  if (!prompt.isShown) return null;
  return (
    <div className="nudge" role="status">
      <Card title={messages.notifyTitle} floating>
        <div className="grid gap-3 p-4">
          <p className="text-ink-2">{messages.notifyText}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Button tone="primary" onClick={prompt.allow}>
              {messages.notifyAllow}
            </Button>
            <Button onClick={prompt.askLater}>{messages.notifyLater}</Button>
            <Button tone="quiet" onClick={prompt.close}>
              {messages.close}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
});

const RateApp = observer(function RateApp() {
  const rating = useStore(AppRatingKey);
  const brand = useStore(BrandKey);
  if (!rating.isShown) return null;
  return (
    <div className="nudge" role="status">
      <Card title={messages.rateTitle(brand)} floating>
        <div className="grid gap-3 p-4">
          <p className="text-ink-2">{messages.rateText}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Button tone="primary" onClick={rating.rate}>
              {messages.rate}
            </Button>
            <Button onClick={rating.later}>{messages.rateLater}</Button>
            <Button tone="quiet" onClick={rating.refuse}>
              {messages.rateNever}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
});
