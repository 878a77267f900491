import '@/views/shortcuts/shortcuts.css';
import { ShortcutWatch } from '@/views/shortcuts/shortcut-watch';
import type { Feature } from '../../feature';
import { shortcutsModule } from './shortcuts.module';

/** Single keys that go from post to post. */
export const feature: Feature = { module: shortcutsModule, Overlays: ShortcutWatch };
