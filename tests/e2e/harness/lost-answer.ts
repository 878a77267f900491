import type { Page, Route } from '@playwright/test';
import type { Product } from './product';

/** Calls `lose` for the next writes at an address; its other calls go their way. */
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

/** Lets the next writes through to the service, and loses their answers. */
export async function loseAnswers(page: Page, write: string, times: number): Promise<void> {
  await atWrites(page, write, times, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Does what `write` sends and kills the server before it has answered; the returned function starts it again. */
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
