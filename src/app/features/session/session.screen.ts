import { SessionScreen } from '@/views/session/session-screen';
import type { Screen } from '../../feature';

/** The session of the viewer, and the sign-out. */
export const sessionScreen: Screen = {
  View: SessionScreen,
  page: () => ({
    title: 'Your account · {brand}',
    description: 'Whether you are logged in, and the way out.',
    isPersonal: true,
  }),
};
