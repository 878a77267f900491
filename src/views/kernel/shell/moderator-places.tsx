import { observer } from 'mobx-react-lite';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { useStore } from '../common/use-store';
import { useUserData } from '../common/use-user-data';
import { CurrentPlaceInSight } from './current-place';
import { messages } from './messages';
import type { Place } from './place-list';
import { PlaceList } from './place-list';

const PLACES: readonly Place[] = [
  { label: messages.caseQueue, href: '/moderation' },
  { label: messages.logos, href: '/moderation/logos' },
  { label: messages.corrections, href: '/moderation/corrections' },
  { label: messages.operations, href: '/moderation/operations' },
  { label: messages.codeOfConduct, href: '/legal/moderators-code' },
  { label: messages.publicLog, href: '/transparency' },
];

export const ModeratorPlaces = observer(function ModeratorPlaces() {
  const roles = useStore(RolesKey);
  useUserData(roles.load);
  return (
    <>
      <PlaceList title={messages.moderation} places={roles.isModerator ? PLACES : []} />
      <CurrentPlaceInSight />
    </>
  );
});
