import { observer } from 'mobx-react-lite';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { TextLink } from '@/views/kernel/ui/text-link';

const QUESTION = 'Is this job real? Check an offer or a message';

export const JobCheckLink = observer(function JobCheckLink() {
  const href = useStore(NavigationKey).screens.addressOf('JobCheck', {});
  return href === null ? null : (
    <p>
      <TextLink to={href} look="block">
        {QUESTION}
      </TextLink>
    </p>
  );
});
