import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseName, releaseVersion, stageRelease } from './release/stage-release';

/**
 * npm run release: packs the built product into `release/`, with a checksum. The package needs only Node on the same
 * platform: no registry, compiler or sources. docs/operating.md describes the installation.
 */
const OUT = 'release';

execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--if-needed'], { stdio: 'inherit' });
const version = releaseVersion();
const name = releaseName(version);
const folder = join(OUT, name);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
console.log('▸ Putting the release together');
await stageRelease(folder, version);

const archive = `${folder}.tar.gz`;
execFileSync('tar', ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', archive, '-C', OUT, name]);
rmSync(folder, { recursive: true });
const checksum = createHash('sha256').update(readFileSync(archive)).digest('hex');
writeFileSync(`${archive}.sha256`, `${checksum}  ${name}.tar.gz\n`);
console.log(`▸ ${archive}: ${Math.ceil(statSync(archive).size / 1_000_000)} MB, SHA-256 ${checksum}`);
