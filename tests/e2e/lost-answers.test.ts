import type { Page } from '@playwright/test';
import { aWriter } from './harness/api-writer';
import { killBeforeAnswer, loseAnswers } from './harness/lost-answer';
import { demoPerson, signedIn } from './harness/people';
import type { Product } from './harness/product';
import { expect, longUnless, test } from './harness/test';

const LOST = /Failed to load resource|WebSocket|net::ERR|realtime/i;

interface Press {
  readonly call: string;
  readonly press: (page: Page) => Promise<void>;
  readonly aim: RegExp;
  readonly expectStored: (page: Page) => Promise<void>;
  readonly address?: string;
}

const menuOf = (page: Page) => page.getByRole('button', { name: 'More for this post' }).first();
const voteUp = (page: Page) => page.getByRole('button', { name: /^Vote up/ }).first();
const requests = (page: Page) => page.getByRole('dialog', { name: 'Ask someone to answer' });
const followed = (page: Page) => page.getByRole('button', { name: /^Following/ });

async function openRequests(page: Page): Promise<void> {
  await menuOf(page).click();
  await page.getByRole('menuitem', { name: 'Ask someone to answer' }).click();
  await expect(
    requests(page)
      .getByRole('button', { name: /^Ask(ed)? / })
      .first(),
  ).toBeVisible();
}

const PRESSES: Readonly<Record<string, Press>> = {
  vote: {
    call: '**/api/feed/v1/vote',
    press: (page) => voteUp(page).click(),
    aim: /your vote was saved/,
    expectStored: async (page) => {
      await expect(voteUp(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('.vote output').first()).toHaveText('1');
    },
  },
  pick: {
    call: '**/api/feed/v1/poll/vote',
    press: (page) => page.getByRole('button', { name: '90 days' }).click(),
    aim: /your vote was saved/,
    expectStored: async (page) => {
      await expect(page.getByRole('listitem').filter({ hasText: '90 days' })).toContainText('Your vote');
      await expect(page.getByText('1 vote', { exact: false }).first()).toBeVisible();
    },
  },
  block: {
    call: '**/api/feed/v1/blocked-names',
    press: async (page) => {
      await menuOf(page).click();
      await page.getByRole('menuitem', { name: /^Block / }).click();
    },
    aim: /is blocked/,
    expectStored: async (page) => {
      await page.goto('/settings/blocked');
      const unblock = page.getByRole('button', { name: /^Unblock / });
      await expect(unblock).toHaveCount(1);
      await unblock.click();
      await expect(unblock).toHaveCount(0);
    },
  },
  join: {
    address: '/communities?show=new',
    call: '**/api/feed/v1/community/join',
    press: (page) =>
      page
        .getByRole('button', { name: /^Follow / })
        .first()
        .click(),
    aim: /you follow/,
    expectStored: async (page) => {
      await page.goto('/communities?show=following');
      await expect(followed(page).first()).toBeVisible();
    },
  },
  request: {
    call: '**/api/feed/v1/post/*/answer-request',
    press: async (page) => {
      await openRequests(page);
      await requests(page).getByRole('button', { name: /^Ask / }).first().click();
    },
    aim: /was asked/,
    expectStored: async (page) => {
      await openRequests(page);
      await expect(requests(page).getByRole('button', { name: /^Asked / })).toHaveCount(1);
    },
  },
};

async function openFor({ address }: Press, page: Page, product: Product, title: string): Promise<void> {
  const poll = { options: ['60 days', '90 days'], durationHours: 24 };
  const id = address === undefined ? await (await aWriter(product, demoPerson('Asha'))).post(title, { poll }) : null;
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto(address ?? `/p/${id}`);
  await page.waitForLoadState('networkidle');
}

const failures = (page: Page) =>
  page.getByText(/did not count|Couldn’t block|do not follow|was not asked|Something went wrong/);

for (const [name, press] of Object.entries(PRESSES)) {
  test(
    `a ${name} that is stored, and whose answers are lost, is told as not known, then as it is`,
    longUnless(name === 'vote'),
    async ({ page, product, complaints }) => {
      complaints.allow(LOST);
      await openFor(press, page, product, `Lost answers of a ${name}?`);
      // The first, and its immediate retry.
      await loseAnswers(page, press.call, 2);
      await press.press(page);
      await expect(page.getByText(/We could not find out whether/)).toContainText(press.aim);
      await expect(page.getByText(/It worked|Vote saved\./).first()).toBeVisible();
      await expect(failures(page)).toHaveCount(0);
      await page.reload();
      await press.expectStored(page);
    },
  );
}

for (const [name, press] of Object.entries(PRESSES).filter(([each]) => each !== 'vote')) {
  test(`a ${name} whose server died before its answer is there once, and is told when it is known`, {
    tag: '@long',
  }, async ({ page, product, complaints }) => {
    test.slow();
    complaints.allow(LOST);
    await openFor(press, page, product, `Killed before the answer of a ${name}?`);
    const restarted = await killBeforeAnswer(page, product, press.call);
    await press.press(page);
    await expect(page.getByText(/We could not find out whether/)).toContainText(press.aim);
    await restarted();
    await expect(page.getByText(/It worked/).first()).toBeVisible();
    await expect(failures(page)).toHaveCount(0);
    await page.reload();
    await press.expectStored(page);
  });
}

test('a report whose server died before its answer is kept, and is sent again as one', { tag: '@long' }, async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  complaints.allow(LOST);
  const id = await (await aWriter(product, demoPerson('Asha'))).post('Reported twice, there once?');
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto(`/p/${id}`);
  await page.waitForLoadState('networkidle');
  await menuOf(page).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByRole('radio').first().check();
  const restarted = await killBeforeAnswer(page, product, '**/api/feed/v1/report');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('We could not find out whether your report was sent.')).toBeVisible();
  await restarted();
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. A moderator will review it.')).toBeVisible();
});
