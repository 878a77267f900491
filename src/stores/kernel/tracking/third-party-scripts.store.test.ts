import { startMemoryApp } from '@tests/support/memory-app';
import { describe, expect, it } from 'vitest';
import { MemoryPageScripts } from '@/adapters/memory/kernel/tracking/memory-page-scripts';
import { MemoryTrackingOptOut } from '@/adapters/memory/kernel/tracking/memory-tracking-opt-out';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { OverlaysKey } from '../shell/keys';
import { ThirdPartyScriptsStore } from './third-party-scripts.store';

const TAGS = 'https://tags.example/t.js?id=1';
const PUSH = 'https://push.example/p.js';

async function aPage({ scripts = [TAGS, PUSH], isRefused = false, storage = new MemoryStorage() } = {}) {
  const { store } = await startMemoryApp();
  const page = new MemoryPageScripts();
  const wish = new MemoryTrackingOptOut();
  wish.isTurnedOff = isRefused;
  let reloads = 0;
  const ports = { scripts: page, storage, wish, location: { reload: () => (reloads += 1) } };
  const others = new ThirdPartyScriptsStore(scripts, ports, store(OverlaysKey));
  return { others, page, storage, reloads: () => reloads };
}

describe('scripts of others', () => {
  it('[TR-SCRIPTS] come when they are allowed, not before, and once', async () => {
    const { others, page, storage } = await aPage();
    others.enter('Home');
    expect(others.isAsked).toBe(true);
    expect(page.added).toEqual([]);
    others.allow();
    others.enter('Post');
    expect(others.isAsked).toBe(false);
    expect(page.added).toEqual([TAGS, PUSH]);
    const later = await aPage({ storage });
    later.others.enter('Home');
    expect(later.others.isAsked).toBe(false);
    expect(later.page.added).toEqual([TAGS, PUSH]);
  });

  it('never come to who refuses, and are not asked about again', async () => {
    const { others, page, storage } = await aPage();
    others.enter('Home');
    others.refuse();
    const later = await aPage({ storage });
    later.others.enter('Home');
    expect(later.others.isAsked).toBe(false);
    expect([...page.added, ...later.page.added]).toEqual([]);
  });

  it('are asked about again on the privacy notice, and go with the page when refused there', async () => {
    const { others, page, reloads } = await aPage();
    others.enter('Home');
    others.allow();
    others.enter('Privacy');
    expect(others.isAsked).toBe(true);
    others.enter('Home');
    expect(others.isAsked).toBe(false);
    others.enter('Privacy');
    others.refuse();
    expect(reloads()).toBe(1);
    expect(page.added).toHaveLength(2);
  });

  it.each([
    ['a browser that asks not to be tracked', { isRefused: true }],
    ['a product without any', { scripts: [] }],
  ])('%s is not asked', async (_name, options) => {
    const { others, page } = await aPage(options);
    others.enter('Home');
    expect(others.isAsked).toBe(false);
    expect(page.added).toEqual([]);
  });
});
