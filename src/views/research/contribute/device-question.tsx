import { Smartphone } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ContributionProgress } from '@/stores/research/contribute/contribution.store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { messages } from './messages';

export interface DeviceQuestionProps {
  readonly progress: Pick<ContributionProgress, 'asksForDevice' | 'answerDevice'>;
}

export const DeviceQuestion = observer(function DeviceQuestion({ progress }: DeviceQuestionProps) {
  if (!progress.asksForDevice) return null;
  return (
    <Callout
      icon={<Smartphone size={20} aria-hidden="true" />}
      title={messages.deviceTitle}
      action={
        <div className="flex flex-wrap gap-2 mt-2">
          <Button onClick={() => progress.answerDevice(false)}>{messages.ownDevice}</Button>
          <Button onClick={() => progress.answerDevice(true)}>{messages.sharedDevice}</Button>
        </div>
      }
    >
      {messages.deviceNote}
    </Callout>
  );
});
