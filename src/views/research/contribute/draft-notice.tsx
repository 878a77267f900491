import FileClock from 'lucide-react/icons/file-clock';
import { observer } from 'mobx-react-lite';
import { formatDate } from '@/core/kernel/formatting/date';
import type { ContributionProgress } from '@/stores/research/contribute/contribution.store';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Callout } from '@/views/kernel/ui/callout';
import { messages } from './messages';

export interface DraftNoticeProps {
  readonly progress: ContributionProgress;
  readonly titles: readonly string[];
}

export const DraftNotice = observer(function DraftNotice({ progress, titles }: DraftNoticeProps) {
  const { steps, isRestored, isBack, keptAt } = progress;
  if (!isRestored || isBack) return null;
  const { current, reachable } = steps;
  return (
    <Callout
      tone="you"
      icon={<FileClock size={20} aria-hidden="true" />}
      title={messages.draftTitle}
      live
      action={
        <div className="flex flex-wrap gap-2 mt-2">
          {reachable > current ? (
            <ButtonLink to={steps.addressOf(reachable)}>{messages.goOnAt(titles[reachable] ?? '')}</ButtonLink>
          ) : null}
          <Button tone="quiet" onClick={() => progress.clear()}>
            {messages.startAfresh}
          </Button>
        </div>
      }
    >
      {keptAt === null ? null : messages.draftOf(formatDate(keptAt, 'moment'))}
    </Callout>
  );
});
