import { SessionScreen } from '@/views/session/session-screen';
import type { Screen } from '../../feature';

/** Whether the viewer is signed in, and the way out. */
export const sessionScreen: Screen = {
  View: SessionScreen,
  page: () => ({
    title: 'Your session · {brand}',
    description: 'Whether you are signed in, and the way out.',
    isPersonal: true,
  }),
};
