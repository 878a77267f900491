import type { Feature } from '@/app/feature';
import { SessionKey } from '@/stores/account/session/keys';
import { RolesKey } from '@/stores/trust/moderation/keys';
import { textScreen } from '../legal/text.screen';

export const feature: Feature = {
  screens: {
    ModeratorsCode: () => ({
      ...textScreen,
      load: async (container, parameters) => {
        const { isLoggedIn } = container.get(SessionKey);
        await Promise.all([
          textScreen.load?.(container, parameters),
          isLoggedIn ? container.get(RolesKey).load() : undefined,
        ]);
      },
    }),
  },
};
