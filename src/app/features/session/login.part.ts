import { LoginPromptKey } from '@/stores/session/keys';
import { SessionOverlays } from '@/views/session/session-overlays';
import type { Part } from '../../feature';
import { loginAdapters } from './login.adapters';
import { loginModule } from './login.module';

/** The login window, and the prompt that leads to it. */
export const loginPart: Part = {
  module: loginModule,
  adapters: loginAdapters,
  Overlays: SessionOverlays,
  start: (container) => container.get(LoginPromptKey).start(),
};
