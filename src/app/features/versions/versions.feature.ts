import '@/views/versions/versions.css';
import { VersionsOverlay } from '@/views/versions/versions-overlay';
import type { Feature } from '../../feature';
import { versionsAdapters } from './versions.adapters';
import { versionsModule } from './versions.module';

/** Earlier texts of changed posts and comments. */
export const feature: Feature = { module: versionsModule, adapters: versionsAdapters, Overlays: VersionsOverlay };
