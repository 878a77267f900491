// npm test, npm run test:long: installs what is missing, then runs scripts/test-all.ts or scripts/test-long.ts.
import { installDependencies, ROOT, requireNode, runTypeScript } from './lib/bootstrap.mjs';
import { provideChromium } from './lib/chromium.mjs';

process.chdir(ROOT);
requireNode();
installDependencies();
await provideChromium();
delete process.env.NODE_ENV;
runTypeScript(process.argv.includes('--long') ? 'scripts/test-long.ts' : 'scripts/test-all.ts');
