import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { launchChromium } from './browser';
import { answersAfter, startBuiltServer } from './built-server';
import { figureOf, percentile } from './figures';
import { measuredPress, slowPage, timesOf } from './interactions';
import { CPU_SLOWDOWN, PHONE } from './page-visit';
import type { BenchRow } from './row';

const PATH = '/salaries/take-home-salary-calculator';
const SETTLED_MS = 2_000;
/** Keys typed in sequence, each of which changes the result. */
const KEYS = [...'1812345', ...'678901234'];
/** The number of digits after which the field is emptied. */
const DIGITS = 7;

/** Counts keys that changed the net amounts, and those that did so later than the next frame. */
const WATCH = `
  window.benchResults = { shown: 0, late: 0 };
  let isPressed = false;
  let isPainted = false;
  addEventListener('keydown', () => {
    isPressed = true;
    isPainted = false;
    requestAnimationFrame(() => { isPainted = true; });
  }, true);
  new MutationObserver((changes) => {
    if (!isPressed || !changes.some(({ target }) => target.parentElement?.closest('.calc-amount'))) return;
    isPressed = false;
    benchResults.shown += 1;
    if (isPainted) benchResults.late += 1;
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

/**
 * Measures from a key in the take-home calculator to the paint of its result. The details follow when typing pauses.
 */
export const calculatorKey: BenchRow = {
  name: 'calculator-key',
  async measure({ rounds }) {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-calculator-'));
    const server = await startBuiltServer({ DATA_DIR: folder });
    const browser = await launchChromium();
    try {
      await answersAfter(server, PATH);
      const took: (readonly number[])[] = [];
      for (let round = 0; round < rounds; round += 1) took.push(await typed(browser, server.origin));
      const at = (share: number) => took.map((each) => percentile(each, share));
      return {
        load: `${KEYS.length} keys in the field of pay, 412 × 823, CPU ×${CPU_SLOWDOWN}, ${rounds} rounds`,
        figures: [
          figureOf('key to visible result, p98', 'ms', at(98), { atMost: 50 }),
          figureOf('key to visible result, p50', 'ms', at(50)),
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function typed(browser: Browser, origin: string): Promise<readonly number[]> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  try {
    const page = await slowPage(context);
    await page.addInitScript({ content: WATCH });
    await page.goto(`${origin}${PATH}`, { waitUntil: 'load' });
    await pause(SETTLED_MS);
    const field = page.getByRole('textbox', { name: 'CTC a year' });
    const begun: number[] = [];
    for (const [index, key] of KEYS.entries()) {
      if (index % DIGITS === 0) await field.fill('');
      await field.focus();
      begun.push(await measuredPress(page, () => page.keyboard.press(key)));
    }
    const shown = await field.inputValue();
    if (shown.replaceAll(',', '') !== KEYS.slice(-(KEYS.length % DIGITS)).join(''))
      throw new Error(`The field has ${shown}.`);
    const { shown: changed, late } = await page.evaluate<{ shown: number; late: number }>('benchResults');
    if (changed === 0 || late > 0) throw new Error(`The page showed ${changed} results, ${late} of them late.`);
    return (await timesOf(page, begun)).map(({ took }) => took);
  } finally {
    await context.close();
  }
}
