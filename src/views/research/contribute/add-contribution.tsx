import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import type { ContributionKind } from '@/core/research/contribute/contribution-kind';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import type { ButtonLook } from '@/views/kernel/ui/button-class';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { addMessages } from './add-messages';

export interface AddContributionProps extends Pick<ButtonLook, 'tone' | 'className'> {
  readonly kind: ContributionKind;
  readonly company?: string | null;
  readonly jobProfile?: string | null;
}

export const AddContribution = observer(function AddContribution({
  kind,
  company = null,
  jobProfile = null,
  tone,
  className,
}: AddContributionProps) {
  const { screens } = useStore(NavigationKey);
  const href = contributionAddress(screens, kind, { company, jobProfile });
  if (href === null) return null;
  return (
    <ButtonLink to={href} tone={tone} className={className} icon={<Plus size={18} aria-hidden="true" />}>
      {addMessages.add[kind]}
    </ButtonLink>
  );
});
