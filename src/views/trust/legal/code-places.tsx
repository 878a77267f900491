import { observer } from 'mobx-react-lite';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { ModeratorPlaces } from '@/views/kernel/shell/moderator-places';
import { LegalPlaces } from './legal-places';

/** Leads moderators back to their queue, and others to the policies. */
export const CodePlaces = observer(function CodePlaces() {
  const roles = useStore(RolesKey);
  useUserData(roles.load);
  return roles.isModerator ? <ModeratorPlaces /> : <LegalPlaces />;
});
