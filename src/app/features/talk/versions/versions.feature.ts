import type { Feature } from '@/app/feature';
import { VersionsOverlay } from '@/views/talk/versions/versions-overlay';
import { versionsAdapters, versionsModule } from './versions.module';

export const feature: Feature = { module: versionsModule, adapters: versionsAdapters, Overlays: VersionsOverlay };
