import { readFileSync } from 'node:fs';
import { projectFile } from './project-folder';

const collator = new Intl.Collator('en', { numeric: true });

/** The version of this product: three numbers, and after a plus sign the build (`1.4.0+3f0c2a1`) if a release was made. */
export const PRODUCT_VERSION = readVersion();

/** Returns whether a version comes after another one. The build counts for nothing. */
export function isLaterVersion(version: string, other: string): boolean {
  return collator.compare(withoutBuild(version), withoutBuild(other)) > 0;
}

function withoutBuild(version: string): string {
  return version.replace(/\+.*$/, '');
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(projectFile('package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest))
    throw new Error('package.json names no version.');
  return String(manifest.version);
}
