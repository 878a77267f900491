import type { Page, Route } from '@playwright/test';
import type { Product } from './product';

async function atWrites(
  page: Page,
  write: string,
  times: number,
  lose: (route: Route) => Promise<void>,
): Promise<void> {
  let left = times;
  await page.route(write, async (route) => {
    if (left === 0 || route.request().method() === 'GET') {
      await route.fallback();
      return;
    }
    left -= 1;
    await lose(route);
  });
}

export async function loseAnswers(page: Page, write: string, times: number): Promise<void> {
  await atWrites(page, write, times, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Kills the server before it answers the write; the returned function restarts it. */
export async function killBeforeAnswer(page: Page, product: Product, write: string): Promise<() => Promise<void>> {
  let killed: () => void = () => undefined;
  const isDead = new Promise<void>((resolve) => {
    killed = resolve;
  });
  await atWrites(page, write, 1, async (route) => {
    await route.fetch();
    await product.kill();
    await route.abort('connectionreset');
    killed();
  });
  return async () => {
    await isDead;
    await product.restart();
  };
}
