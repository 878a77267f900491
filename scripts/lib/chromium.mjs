// Plain JavaScript, as bootstrap.mjs. Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './bootstrap.mjs';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const APT_PACKAGES = ['chromium-headless-shell', 'chromium'];

export function findChromium(env, exists = existsSync) {
  if (env.CHROMIUM_PATH) return exists(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => exists(path)) ?? null;
}

export async function provideChromium() {
  const { chromium } = await import('@playwright/test');
  const found = findChromium(process.env) ?? (installWithApt() ? findChromium(process.env) : null);
  if (found !== null) {
    process.env.CHROMIUM_PATH = found;
    return;
  }
  if (process.env.CHROMIUM_PATH) say(`CHROMIUM_PATH leads nowhere: ${process.env.CHROMIUM_PATH}`);
  delete process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return;
  say("Installing Playwright's Chromium");
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0)
    say('No Chromium could be installed: the browser tests will fail. Install one and set CHROMIUM_PATH.');
}

function installWithApt() {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args) => {
    const [command, ...rest] = [...prefix, ...args];
    return spawnSync(command, rest, { stdio: 'inherit' }).status === 0;
  };
  const install = () =>
    APT_PACKAGES.some((name) => run('apt-get', 'install', '-y', '-q', '--no-install-recommends', name));
  say('Installing Chromium with apt-get');
  return install() || (run('apt-get', 'update', '-q') && install());
}
