import '@/views/kernel/shortcuts/shortcuts.css';
import type { Feature } from '@/app/feature';
import { ShortcutWatch } from '@/views/kernel/shortcuts/shortcut-watch';
import { shortcutsAdapters, shortcutsModule } from './shortcuts.module';

export const feature: Feature = { module: shortcutsModule, adapters: shortcutsAdapters, Overlays: ShortcutWatch };
