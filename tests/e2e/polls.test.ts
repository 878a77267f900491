import { randomUUID } from 'node:crypto';
import { signInAt } from '@tests/support/sign-in';
import { aWriter } from './harness/api-writer';
import { askButton } from './harness/ask-button';
import { demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, expectAccessible, test } from './harness/test';

const aTitle = (kind: string): string => `${kind} ${process.pid}-${Date.now().toString(36)}`;

test('a poll is written, survives a reload, is posted, voted in, and the vote is changed', async ({
  page,
  browser,
  product,
}) => {
  const title = aTitle('Clawback poll');
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/');
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  await composer.getByRole('combobox', { name: 'Community' }).fill('Offer');
  await page.getByRole('option', { name: /Offer Room/ }).click();
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Your post').fill('What did you do?');
  await composer.getByRole('button', { name: 'Add a poll' }).click();
  await composer.getByRole('textbox', { name: 'Answer 1' }).fill('<b>Signed it</b>');
  await untilProfileShows(page);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer.getByText('Write at least two answers, or remove the poll.')).toBeVisible();
  await expectAccessible(page);
  await composer.getByRole('textbox', { name: 'Answer 2' }).fill('Asked');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Asked');
  await page.reload();
  await askButton(page).click();
  await expect(composer.getByRole('textbox', { name: 'Answer 2' })).toHaveValue('Asked');
  await expect(composer.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  await untilProfileShows(page);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const own = page.getByRole('article').filter({ hasText: title }).first();
  await expect(own.getByText('Your poll')).toBeVisible();
  await own.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/p\//);
  const address = page.url();

  const others = await browser.newContext();
  const reader = await others.newPage();
  await signedIn(reader, product.origin, demoPerson('Asha'));
  await reader.goto(address);
  await expect(reader.getByText('You see the results after you vote')).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('button', { name: '<b>Signed it</b>' }).click();
  await expect(reader.getByText('100%')).toBeVisible();
  await reader.reload();
  await reader.getByRole('button', { name: 'Change my vote' }).click();
  await reader.getByRole('button', { name: 'Asked', exact: true }).click();
  await expect(reader.getByRole('article').first().getByRole('listitem').filter({ hasText: 'Asked' })).toContainText(
    'Your vote',
  );
  await expectAccessible(reader);
  await others.close();
});

test('offers are saved, compared, posted and picked among', { tag: '@long' }, async ({ page, browser, product }) => {
  const title = aTitle('Two offers');
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/');
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  await composer.getByRole('combobox', { name: 'Community' }).fill('Offer');
  await page.getByRole('option', { name: /Offer Room/ }).click();
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Your post').fill('Which one?');
  await composer.getByRole('button', { name: 'Compare offers' }).click();
  for (const [company, fixed] of [
    ['Meghanta Cloud', '2600000'],
    ['Dhruvanta Pay', '2700000'],
  ] as const) {
    const field = composer.getByRole('textbox', { name: /^Company/ });
    // Without saved offers it begins with the form.
    if (company !== 'Meghanta Cloud') await composer.getByRole('button', { name: 'Add an offer' }).click();
    await field.fill(company);
    await composer.getByRole('textbox', { name: /^Role/ }).fill('Engineer');
    await composer.getByRole('textbox', { name: /^City/ }).fill('Pune');
    await composer.getByRole('textbox', { name: /^Fixed/ }).fill(fixed);
    await expectAccessible(page);
    await composer.getByRole('button', { name: 'Save and compare' }).click();
    await expect(composer.getByRole('checkbox', { name: new RegExp(company) })).toBeChecked();
  }
  await untilProfileShows(page);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const own = page.getByRole('article').filter({ hasText: title }).first();
  await expect(own.getByText('Your comparison')).toBeVisible();
  await own.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/p\//);

  const others = await browser.newContext();
  const reader = await others.newPage();
  await signedIn(reader, product.origin, demoPerson('Asha'));
  await reader.goto(page.url());
  await reader.getByRole('button', { name: /Dhruvanta Pay/ }).click();
  await expect(reader.getByRole('row', { name: /Readers pick/ })).toContainText('100%');
  await expectAccessible(reader);
  await page.goto('/user/posts');
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  await expectAccessible(page);
  await others.close();
});

test('two offers stand under their company at 360 px', async ({ page, product }) => {
  const { headers } = await signInAt(product.origin, demoPerson('Farhan'));
  const salaryIds: number[] = [];
  for (const [companyName, fixed] of [
    ['Meghanta Cloud', 2_600_000],
    ['Dhruvanta Pay', 2_700_000],
  ] as const) {
    const offer = { companyName, designation: 'Software Engineer III', city: 'Pune, remote', fixed, variable: 0 };
    const saved = await fetch(`${product.origin}/api/feed/v1/salary`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...offer, joiningBonus: 0, stock: null, currentSalary: false }),
    });
    salaryIds.push((await saved.json()).id);
  }
  const postId = await (await aWriter(product, demoPerson('Farhan'))).post(aTitle('Two offers'), { salaryIds });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/p/${postId}`);
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader', { name: 'Meghanta Cloud' })).toBeVisible();
  const edges = await table.evaluate((element) =>
    [...element.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll(':scope > :not(:first-child)')].map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      }),
    ),
  );
  const topEdges = await table
    .locator('thead')
    .locator('tr, td, th')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).borderTopWidth));
  expect(topEdges, 'one line above the companies, and none at the hidden corner').toEqual(['0px', '0px', '2px', '2px']);
  const [heads, ...rows] = edges;
  expect(heads).toHaveLength(2);
  expect(rows.length).toBeGreaterThan(4);
  for (const cells of rows) expect(cells).toEqual(heads);
});

test('a poll that has ended takes no vote, and shows its result to everybody', async ({ page, product, newWindow }) => {
  const title = aTitle('Short poll');
  const poll = { options: ['Signed it', 'Asked'], durationHours: 24 };
  const postId = await (await aWriter(product, demoPerson('Farhan'))).post(title, { poll });
  const [voter, late] = [page, await newWindow()];
  await signedIn(voter, product.origin, demoPerson('Asha'));
  await signedIn(late, product.origin, demoPerson('Zoya'));
  for (const each of [voter, late]) {
    await each.goto(`${product.origin}/p/${postId}`);
    await expect(each.getByText('You see the results after you vote')).toBeVisible();
  }
  await voter.getByRole('button', { name: 'Signed it', exact: true }).click();
  await expect(voter.getByText('100%')).toBeVisible();

  product.pass(25 * 3_600_000);
  for (const each of [voter, late, await newWindow()]) {
    await each.goto(`${product.origin}/p/${postId}`);
    await expect(each.getByText('Final result')).toBeVisible();
    await expect(each.getByText('100%')).toBeVisible();
    await expect(each.getByRole('button', { name: /^(Asked|Change my vote)$/ })).toHaveCount(0);
    await expectAccessible(each);
  }
});
