import { readFileSync } from 'node:fs';
import { projectFile } from './project-folder';

const collator = new Intl.Collator('en', { numeric: true });

export const PRODUCT_VERSION = readVersion();

export function isLaterVersion(version: string, other: string): boolean {
  const [number, day] = partsOf(version);
  const [otherNumber, otherDay] = partsOf(other);
  const order = collator.compare(number, otherNumber);
  return order > 0 || (order === 0 && day !== '' && otherDay !== '' && day > otherDay);
}

export function isRelease(version: string): boolean {
  return version.includes('+');
}

function partsOf(version: string): readonly [number: string, day: string] {
  const [number = '', build = ''] = version.split('+');
  return [number, /^\d{8}(?=\.)/.exec(build)?.[0] ?? ''];
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(projectFile('package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest))
    throw new Error('package.json names no version.');
  return String(manifest.version);
}
