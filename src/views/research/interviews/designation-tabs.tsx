import { observer } from 'mobx-react-lite';
import type { DesignationTabScreen } from '@/core/research/interviews/designation-tabs';
import { designationTabsOf } from '@/core/research/interviews/designation-tabs';
import type { InterviewItem } from '@/core/research/interviews/interview';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { messages } from './messages';

export interface DesignationTabsProps {
  readonly designation: InterviewItem;
  readonly current: DesignationTabScreen;
}

export const DesignationTabs = observer(function DesignationTabs({ designation, current }: DesignationTabsProps) {
  const { screens } = useStore(NavigationKey);
  return (
    <LinkTabs
      label={messages.tabs(designation.name)}
      tabs={designationTabsOf(screens, designation.key).map(({ screen, label, href }) => ({
        to: href,
        label,
        current: screen === current,
      }))}
    />
  );
});
