import { SessionOverlays } from '@/views/session/session-overlays';
import type { Part } from '../../feature';
import { loginGoogle } from './login.google';
import { loginModule } from './login.module';

/** The login window. */
export const loginPart: Part = { module: loginModule, adapters: loginGoogle, Overlays: SessionOverlays };
