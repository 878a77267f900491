import { SessionOverlays } from '@/views/session/session-overlays';
import type { Part } from '../../feature';
import { loginAdapters } from './login.adapters';
import { loginModule } from './login.module';

/** The login window. */
export const loginPart: Part = { module: loginModule, adapters: loginAdapters, Overlays: SessionOverlays };
