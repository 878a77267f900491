// npm test: installs what is missing, then runs everything (scripts/test-all.ts).
import { installDependencies, ROOT, requireNode, runTypeScript } from './lib/bootstrap.mjs';
import { provideChromium } from './lib/chromium.mjs';

process.chdir(ROOT);
requireNode();
installDependencies();
await provideChromium();
runTypeScript('scripts/test-all.ts');
