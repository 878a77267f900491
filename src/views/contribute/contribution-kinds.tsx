import ChevronRight from 'lucide-react/icons/chevron-right';
import { observer } from 'mobx-react-lite';
import { contributionAddress } from '@/core/contribute/contribution-address';
import { CONTRIBUTION_KINDS } from '@/core/contribute/contribution-kind';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import { messages } from './messages';

export interface ContributionKindsProps {
  /** The company that the forms are about, by its name in addresses. */
  readonly company: string | null;
  readonly onChoose?: () => void;
}

/** The kinds of contribution that the app has, with what each asks for. */
export const ContributionKinds = observer(function ContributionKinds({ company, onChoose }: ContributionKindsProps) {
  const { screens } = useStore(NavigationKey);
  return (
    <ul className="rows company__share">
      {CONTRIBUTION_KINDS.flatMap((kind) => {
        const href = contributionAddress(screens, kind, { company });
        return href === null ? [] : [{ kind, href }];
      }).map(({ kind, href }) => (
        <li key={kind}>
          <a href={href} onClick={onChoose}>
            <span className="grid">
              <span className="strong">{messages.next[kind]}</span>
              <span className="meta">{messages.nextText[kind]}</span>
            </span>
            <ChevronRight size={18} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
});
