// npm test: installs what is missing, then runs everything (scripts/test-all.ts).
import { installDependencies, ROOT, requireNode, runTypeScript } from './lib/bootstrap.mjs';
import { provideChromium } from './lib/chromium.mjs';

process.chdir(ROOT);
requireNode();
installDependencies();
await provideChromium();
// The suites run as tests, whatever the environment says: React's test tools are not part of its production build.
delete process.env.NODE_ENV;
runTypeScript('scripts/test-all.ts');
