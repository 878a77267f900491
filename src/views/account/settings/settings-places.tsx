import { observer } from 'mobx-react-lite';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { CurrentPlaceInSight } from '@/views/kernel/shell/current-place';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { messages } from './messages';

const { sections } = messages;

export const SettingsPlaces = observer(function SettingsPlaces() {
  const { screens } = useStore(NavigationKey);
  const beside = [
    { label: sections.profile, href: screens.pathOf('Profile') },
    { label: sections.rewards, href: screens.pathOf('Rewards') },
    { label: sections.privacy, href: screens.pathOf('WhoCanSeeWhat') },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  return (
    <>
      <PlaceList
        title={messages.settings}
        places={[
          { label: sections.overview, href: '/settings' },
          { label: sections.preferences, href: '/user-settings' },
          { label: sections.account, href: '/settings/manage-account' },
          { label: sections.blocked, href: '/settings/blocked' },
          { label: sections.help, href: '/settings/need-help' },
          { label: sections.terms, href: '/terms-and-policies' },
        ]}
      />
      <CurrentPlaceInSight />
      <PlaceList title={messages.sections.profile} places={beside} thin />
    </>
  );
});
