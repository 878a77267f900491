import '@/views/shortcuts/shortcuts.css';
import { ShortcutWatch } from '@/views/shortcuts/shortcut-watch';
import type { Feature } from '../../feature';
import { shortcutsAdapters } from './shortcuts.adapters';
import { shortcutsModule } from './shortcuts.module';

/** Single keys that go from post to post. */
export const feature: Feature = { module: shortcutsModule, adapters: shortcutsAdapters, Overlays: ShortcutWatch };
