// Plain JavaScript: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

const MIN_NODE = [20, 20];

/** The disk space that the packages and their unpacking by npm need. */
const INSTALL_MEGABYTES = 1_000;
/** The free disk space below which a failed step is attributed to the disk. */
const BUILD_MEGABYTES = 100;

/** Prints one line of progress. @param {string} text */
export function say(text) {
  process.stdout.write(`▸ ${text}\n`);
}

/**
 * Runs a command in the project's root, its output visible, and ends this process when it fails.
 * @param {string} command @param {readonly string[]} args
 */
export function runOrExit(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (error) process.stderr.write(`${command} could not be started: ${error.message}\n`);
  if (status === 0) return;
  requireRoom(BUILD_MEGABYTES);
  process.exit(status ?? 1);
}

/**
 * Runs a TypeScript file of this project in a separate process. @param {string} file @param {readonly string[]} args
 */
export function runTypeScript(file, ...args) {
  runOrExit(process.execPath, ['--import', 'tsx', file, ...args]);
}

/** Ends the process with a sentence about the remedy if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = MIN_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  process.stderr.write(`Node ${MIN_NODE.join('.')} or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** Ends the process with a sentence if the project's disk has less space. @param {number} megabytes */
function requireRoom(megabytes) {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free >= megabytes) return;
  process.stderr.write(
    `The disk of ${ROOT} is full: ${free} MB are free, and ${megabytes} MB are needed. Free at least ${megabytes - free} MB and start again.\n`,
  );
  process.exit(1);
}

/** Installs the locked packages unless node_modules matches them already. */
export function installDependencies() {
  if (isInstalled(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'))) return;
  say('Installing packages (about a minute, once)');
  requireRoom(INSTALL_MEGABYTES);
  // Installs build packages even under NODE_ENV=production, where npm would omit them.
  runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * Returns whether every package of the lock file is installed in its version. Optional ones may be missing on this
 * platform. The project's own packages are always present. @param {Record<string, { version?: string, optional?:
 * boolean, devOptional?: boolean }>} locked @param {Record<string, { version?: string }>} installed
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || entry.optional === true || installed[path]?.version === entry.version,
  );
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function readPackages(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}
