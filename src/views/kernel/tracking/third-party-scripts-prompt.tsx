import { observer } from 'mobx-react-lite';
import { ThirdPartyScriptsKey } from '@/stores/kernel/tracking/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { messages } from './messages';

/** Both buttons look the same, so that refusing is as easy as agreeing. */
export const ThirdPartyScriptsPrompt = observer(function ThirdPartyScriptsPrompt() {
  const others = useStore(ThirdPartyScriptsKey);
  if (!others.isAsked) return null;
  return (
    <div className="nudge" role="status">
      <Card title={messages.title} floating>
        <div className="grid gap-3 p-4">
          <p className="others-scripts text-ink-2">{messages.about(others.hosts)}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={others.refuse}>{messages.refuse}</Button>
            <Button onClick={others.allow}>{messages.allow}</Button>
          </div>
        </div>
      </Card>
    </div>
  );
});
