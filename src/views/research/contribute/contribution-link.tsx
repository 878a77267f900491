import { observer } from 'mobx-react-lite';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';
import type { AddContributionProps } from './add-contribution';
import { addMessages } from './add-messages';

/** Works like AddContribution, but is a text link: a screen has at most one filled button. */
export const ContributionLink = observer(function ContributionLink({
  kind,
  company = null,
  jobProfile = null,
}: Omit<AddContributionProps, 'tone' | 'className'>) {
  const { screens } = useStore(NavigationKey);
  const form = contributionAddress(screens, kind, { company, jobProfile });
  if (form === null) return null;
  return (
    <TextLink to={form} look="block">
      {addMessages.add[kind]}
    </TextLink>
  );
});
