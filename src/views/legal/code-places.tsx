import { observer } from 'mobx-react-lite';
import { RolesKey } from '@/stores/moderation/keys';
import { useStore } from '../common/use-store';
import { useUserData } from '../common/use-user-data';
import { ModeratorPlaces } from '../shell/moderator-places';
import { LegalPlaces } from './legal-places';

/** Beside the code of conduct: for moderators the way back to their queue, for others the policies. */
export const CodePlaces = observer(function CodePlaces() {
  const roles = useStore(RolesKey);
  useUserData(roles.load);
  return roles.isModerator ? <ModeratorPlaces /> : <LegalPlaces />;
});
