// npm test, npm run test:long: installs what is missing, then runs what guards a change (scripts/test-all.ts), or what proves more slowly (scripts/test-long.ts).
import { installDependencies, ROOT, requireNode, runTypeScript } from './lib/bootstrap.mjs';
import { provideChromium } from './lib/chromium.mjs';

process.chdir(ROOT);
requireNode();
installDependencies();
await provideChromium();
// The suites run as tests, whatever the environment says: React's test tools are not part of its production build.
delete process.env.NODE_ENV;
runTypeScript(process.argv.includes('--long') ? 'scripts/test-long.ts' : 'scripts/test-all.ts');
