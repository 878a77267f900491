import type { Page } from '@playwright/test';
import { asNewWriter } from './harness/new-writer';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

async function pseudonymOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/user/user/anonymous-profile', {
    headers: { appid: '999', systemid: 'AB_WEB' },
  });
  const { userName } = await answer.json();
  return String(userName);
}

const talkOn = (page: Page) => page.getByRole('log');

test('[RT-MESSAGES] two people write to each other by keyboard: a request, an answer, and each message at once', async ({
  page,
  product,
  newWindow,
}) => {
  const other = await newWindow();
  await signedIn(page, product.origin, demoPerson('Asha'));
  await signedIn(other, product.origin, demoPerson('Zoya'));
  await other.goto(`${product.origin}/messages`);
  await expect(other.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  await expectAccessible(other);
  const [own, others] = [await pseudonymOf(page), await pseudonymOf(other)];

  await page.goto(`/messages/new?to=${others}`);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(others);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Message' }).fill('See www.x.example');
  await page.getByRole('button', { name: 'Send request' }).press('Enter');
  await expect(page.getByText('Leave out the link.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('May I ask you two things?');
  await page.getByRole('button', { name: 'Send request' }).press('Enter');
  await expect(page.getByText(`Waiting for ${others}`)).toBeVisible();

  await other.getByRole('link', { name: own }).press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: own })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Accept' }).press('Enter');
  const answer = other.getByRole('textbox', { name: `Message to ${own}` });
  await answer.fill('Ask, please.');
  await answer.press('Enter');
  await expect(talkOn(page).getByText('Ask, please.')).toBeVisible();
  const field = page.getByRole('textbox', { name: `Message to ${others}` });
  await field.fill('Did they put it in the letter?');
  await field.press('Enter');
  await expect(talkOn(other).getByText('Did they put it in the letter?')).toBeVisible();
  await expectAccessible(page);

  // Two presses: the flag, and the reason.
  await other.getByRole('button', { name: 'Report this message' }).last().press('Enter');
  await expectAccessible(other);
  await other.getByRole('menuitem', { name: 'Spam or advertising' }).press('Enter');
  await expect(other.getByText('A moderator will review it.')).toBeVisible();

  const act = async (name: string) => {
    await page.getByRole('button', { name: 'More about your message' }).last().press('Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
  };
  await act('Edit');
  const edited = page.getByRole('textbox', { name: 'Your message' });
  await expect(edited).toBeFocused();
  await edited.press('Escape');
  await expect(edited).toHaveCount(0);
  await act('Edit');
  await edited.fill('Did they put it in writing?');
  await edited.press('Enter');
  await expect(talkOn(other).getByText('Did they put it in writing?')).toBeVisible();
  await expect(talkOn(other).getByText('(edited)')).toBeVisible();
  await act('Delete for both');
  await expect(talkOn(other).getByText('This message was deleted.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All messages' }).press('Enter');
  await expect(page.getByRole('link', { name: others })).toBeVisible();
  await expectAccessible(page);
});

test('[PD-NOTIF-CHAT] the bell and the messages of a user show what there is, and the count of what is unread goes down', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Dev'));
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' });
  await link.press('Enter');
  await expect(page).toHaveURL('/messages');
  await expect(page.getByText('How long did the background check take for you?')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible();
  await expect(page.getByText('Thank you!')).toBeVisible();
  await expect(page.getByText(/^1 unread · \d+ conversations?$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Wants to message you/ }).press('Enter');
  await expect(page.getByText('How long did the background check take for you?')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
});

test('[PD-COMMUNITY-FEATURES] discussions, communities, chat, notifications, calculators and awards are reached from the shell', async ({
  page,
  product,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/');
  const banner = page.getByRole('banner');
  await expect(page.getByRole('article').first()).toBeVisible();
  await banner.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await banner.getByRole('link', { name: 'Communities' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Communities' })).toBeVisible();
  await banner.getByRole('link', { name: 'Awards' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('wards');
  await banner.getByRole('link', { name: 'Salaries' }).first().hover();
  await page.getByRole('link', { name: 'Take-home salary calculator' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/take-home/i);
  await banner.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(errors).toEqual([]);
});

async function request(page: Page, origin: string, name: string, text: string): Promise<void> {
  await page.goto(`${origin}/messages/new?to=${name}`);
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(`Waiting for ${name}`)).toBeVisible();
}

test('on two devices of one user a request is declined, another accepted, a conversation muted and left, and each shows it', async ({
  page: laptop,
  product,
  newWindow,
}) => {
  const [phone, declined, friend] = [await newWindow(), await newWindow(), await newWindow()];
  await phone.setViewportSize({ width: 360, height: 740 });
  await asNewWriter(laptop, product);
  await phone.context().addCookies(await laptop.context().cookies());
  const devices = [laptop, phone];
  const own = await pseudonymOf(laptop);
  const names = [];
  for (const other of [declined, friend]) {
    await asNewWriter(other, product);
    names.push(await pseudonymOf(other));
    await request(other, product.origin, own, 'May I ask you two things?');
  }
  const [refusedName = '', friendName = ''] = names;
  const row = (device: Page, name: string) => device.getByRole('main').getByRole('link', { name: new RegExp(name) });
  for (const device of devices) {
    await device.goto(`${product.origin}/messages`);
    await expect(row(device, refusedName)).toBeVisible();
  }

  await row(phone, refusedName).click();
  await expect(phone.getByText(`${refusedName} wants to message you`)).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Decline' }).click();
  await expect(phone).toHaveURL('/messages');
  for (const device of devices) {
    await expect(row(device, refusedName)).toHaveCount(0);
    await expect(row(device, friendName)).toBeVisible();
  }
  await declined.reload();
  await expect(declined.getByText(`Waiting for ${own}`)).toBeVisible();

  for (const device of devices) await row(device, friendName).click();
  await laptop.getByRole('button', { name: 'Accept' }).click();
  for (const device of devices)
    await expect(device.getByRole('textbox', { name: `Message to ${friendName}` })).toBeVisible();
  const say = async (from: Page, to: string, text: string) => {
    const field = from.getByRole('textbox', { name: `Message to ${to}` });
    await field.fill(text);
    await field.press('Enter');
  };
  await say(phone, friendName, 'Ask, please.');
  await say(friend, own, 'Is it in the letter?');
  for (const each of [...devices, friend])
    await expect(talkOn(each).locator('.message__text')).toHaveText([
      'May I ask you two things?',
      'Ask, please.',
      'Is it in the letter?',
    ]);

  await phone.getByRole('button', { name: `More about ${friendName}` }).click();
  await phone.getByRole('menuitem', { name: 'Mute the conversation' }).click();
  for (const device of devices) {
    await device.goto(`${product.origin}/messages`);
    await expect(row(device, friendName)).toContainText('Muted');
  }
  await say(friend, own, 'It is urgent.');
  for (const device of devices) {
    await expect(row(device, friendName)).toContainText('It is urgent.');
    await expect(device.getByRole('link', { name: 'View messages' })).toHaveCount(0);
    await expect(device.getByRole('link', { name: /^Messages, \d/ })).toHaveCount(0);
  }

  await row(laptop, friendName).click();
  await laptop.getByRole('button', { name: `More about ${friendName}` }).click();
  await laptop.getByRole('menuitem', { name: 'Leave the conversation' }).click();
  await expect(laptop.getByRole('button', { name: 'Stay' })).toBeFocused();
  await laptop.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(laptop).toHaveURL('/messages');
  await phone.reload();
  for (const device of devices) {
    await expect(device.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await expect(row(device, friendName)).toHaveCount(0);
  }
  await friend.reload();
  await expect(friend.getByText('This conversation is closed')).toBeVisible();
  await expect(friend.getByRole('textbox', { name: `Message to ${own}` })).toHaveCount(0);
});
