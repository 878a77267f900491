import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import axe from 'axe-core';

interface AxeRule {
  readonly id: string;
  run(context: unknown, options: unknown, resolve: (result: unknown) => void, reject: (error: unknown) => void): void;
}

declare global {
  interface Window {
    /** Undefined until the test injects it. */
    readonly axe: typeof axe & { readonly _audit: { readonly rules: readonly AxeRule[] } };
    /** The running rules of axe. */
    openRules?: Set<string>;
  }
}

/** Lists only faulty nodes. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  selectors: false,
  // Waiting for media never ended in one run of hundreds; only autoplay checks need it.
  preload: false,
};

interface Fault {
  readonly id: string;
  readonly html: readonly string[];
}

/** Checks the page, or a part: a whole feed behind a dialog takes a second each time. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Fixed bars would cover scrolled targets.
  await setBars(page, 'static');
  await endShortMotion(page);
  const faults = page.frames().length === 1 ? await faultsOfDocument(page, part) : await faultsOfFrames(page, part);
  await setBars(page, '');
  expect(faults.map(({ id, html }) => `${id}: ${html.join(' | ')}`)).toEqual([]);
}

/** In ms. Rare runs never end, for unknown reasons; the test then names the unfinished rules. */
const AXE_MS = 60_000;

async function faultsOfDocument(page: Page, part: string): Promise<readonly Fault[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(watchRules);
  }
  return page.evaluate(
    async ([selector, options, limit]) => {
      const late = new Promise<never>((_resolve, reject) => {
        setTimeout(() => {
          const open = [...(window.openRules ?? [])].join(', ') || 'none of its rules';
          reject(new Error(`Axe did not end within ${limit} ms; open is ${open}, on ${document.visibilityState} page`));
        }, limit);
      });
      const { violations } = await Promise.race([window.axe.run(selector, options), late]);
      return violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }));
    },
    [part, OPTIONS, AXE_MS] as const,
  );
}

function watchRules(): void {
  const open = new Set<string>();
  window.openRules = open;
  for (const rule of window.axe._audit.rules) {
    const run = rule.run.bind(rule);
    rule.run = (context, options, resolve, reject) => {
      open.add(rule.id);
      const ended = (then: (value: unknown) => void) => (value: unknown) => {
        open.delete(rule.id);
        then(value);
      };
      run(context, options, ended(resolve), ended(reject));
    };
  }
}

async function faultsOfFrames(page: Page, part: string): Promise<readonly Fault[]> {
  const { violations }: AxeResults = await new AxeBuilder({ page, axeSource: axe.source })
    .options(OPTIONS)
    .include(part)
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }));
}

/** Skips shorter animations, which have low contrast half way. */
const SHORT_MS = 1_000;

async function endShortMotion(page: Page): Promise<void> {
  await page.evaluate((limit) => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      if (animation.timeline === document.timeline && end < limit) animation.finish();
    }
  }, SHORT_MS);
}

async function setBars(page: Page, position: 'static' | ''): Promise<void> {
  await page.evaluate((value) => {
    for (const bar of document.querySelectorAll<HTMLElement>('.top, .bottom, .company__sticky, .company__tabs')) {
      bar.style.position = value;
    }
  }, position);
}
