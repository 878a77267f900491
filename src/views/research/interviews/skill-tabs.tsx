import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { SkillCounts, SkillTab } from '@/core/research/interviews/skill-tabs';
import { skillTabsOf } from '@/core/research/interviews/skill-tabs';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { messages } from './messages';

export interface SkillTabsProps {
  readonly skill: { readonly urlName: string; readonly name: string };
  readonly counts: SkillCounts;
  readonly current: SkillTab['screen'];
}

export const SkillTabs = observer(function SkillTabs({ skill: { urlName, name }, counts, current }: SkillTabsProps) {
  const { screens } = useStore(NavigationKey);
  const tabs = skillTabsOf(screens, urlName, counts);
  return tabs.length === 0 ? null : (
    <LinkTabs
      label={messages.tabs(name)}
      tabs={tabs.map(({ screen, label, href, count }) => ({
        to: href,
        label,
        count: groupIndian(count),
        current: screen === current,
      }))}
    />
  );
});
