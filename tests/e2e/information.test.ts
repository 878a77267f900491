import { aPdf } from '@tests/support/a-pdf';
import { aNewAccount, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

const PAGES = [
  { id: 'RT-TERMS', path: '/terms-and-policies', title: 'Terms and policies', part: 'Community guidelines' },
  { id: 'RT-LEGAL-TERMS', path: '/legal/terms-of-use', title: 'Terms of use', part: 'Who may take part' },
  { id: 'RT-LEGAL-PRIVACY', path: '/legal/privacy-policy', title: 'Privacy notice', part: 'Your rights' },
  { id: 'RT-LEGAL-GUIDELINES', path: '/legal/community-guidelines', title: 'Community guidelines', part: 'Be fair' },
  {
    id: 'RT-LEGAL-GRIEVANCES',
    path: '/legal/grievances',
    title: 'Complaints and grievances',
    part: 'Grievance officer',
  },
  { id: 'RT-LEGAL-FAQ', path: '/faq', title: 'Questions and answers', part: 'Who sees how I vote?' },
  { id: 'RT-ABOUT-US', path: '/about-us', title: 'About Tarakki', part: 'What we promise' },
  { id: 'RT-OUR-TEAM', path: '/our-team', title: 'Our team', part: 'Personal data' },
  { id: 'RT-CREDITS', path: '/credits', title: 'Credits', part: 'On the server' },
] as const;

const OWN_PAGES = [
  { path: '/legal/principles', title: 'Our principles', part: 'Who answers for this' },
  { path: '/legal/moderators-code', title: 'Code of conduct for moderators', part: 'What holds them to it' },
] as const;

test(`[${PAGES.map(({ id }) => id).join('] [')}] the pages of the law and about the product read without a session and without a script`, async ({
  page,
  browser,
  baseURL,
}) => {
  const withoutScript = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await withoutScript.newPage();
  for (const { path, title, part } of [...PAGES, ...OWN_PAGES]) {
    await plain.goto(path);
    await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(plain.getByRole('main').getByText(part).first()).toBeVisible();
  }
  await withoutScript.close();
  await page.goto('/terms-and-policies');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Privacy notice/ })
    .first()
    .click();
  await expect(page).toHaveURL('/legal/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All policies' }).first().click();
  await expect(page).toHaveURL('/terms-and-policies');
});

test('[RT-LEGAL-SUMMONS] an authority sends a notice and gets a receipt; what is wrong is said beside its field', async ({
  page,
}) => {
  await page.goto('/legal/summons-notice-form');
  await expect(page.getByRole('heading', { level: 1, name: 'Notices of authorities' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the notice' }).click();
  await expect(page.getByText('Choose what this is about.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /A summons/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /A request for information/ }).check();
  await page.getByLabel('Court or authority').fill('Cyber Crime Police Station, Bengaluru');
  await page.getByLabel('Your name').fill('R. Narayanan');
  await page.getByLabel('Your rank or designation').fill('Sub-Inspector');
  await page.getByLabel('Your official email address').fill('si.cyber@police.example');
  await page.getByLabel('Case, FIR or diary number').fill('Cr. 112/2026');
  await page.getByLabel('Legal basis').fill('Section 94, BNSS 2023');
  await page.getByLabel('Addresses of the pages').fill('https://tarakki.example/p/1');
  await page.getByLabel('What do you ask for?').fill('Please preserve the post and the data about its author.');
  await page.getByRole('button', { name: 'Send the notice' }).click();
  await expect(page.getByText(/Your receipt is SN-\d{8}-[0-9A-Z]{6}/)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Narayanan');
  await page.getByRole('button', { name: 'Send another notice' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('');
});

test('an order to remove content is sent with its document, and asked for it where it is not there', async ({
  page,
}) => {
  await page.goto('/legal/summons-notice-form');
  await page.getByRole('radio', { name: /An order to remove content/ }).check();
  const answers = {
    'Court or authority': 'City Civil Court, Bengaluru',
    'Your name': 'R. Narayanan',
    'Your rank or designation': 'Registrar',
    'Your official email address': 'registrar@court.example',
    'Case, FIR or diary number': 'O.S. 112/2026',
    'Legal basis': 'Section 79(3)(b), IT Act',
    'Addresses of the pages': 'https://tarakki.example/p/1',
    'What do you ask for?': 'Please remove the post that the order names.',
  };
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send the notice' }).click();
  await expect(page.getByText('Attach the order as a PDF file.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose the file' })).toBeFocused();
  const chosen = page.waitForEvent('filechooser');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const chooser = await chosen;
  await chooser.setFiles({ name: 'order.txt', mimeType: 'text/plain', buffer: Buffer.from('An order') });
  await expect(page.getByText('This file is not a PDF document.')).toBeVisible();
  await chooser.setFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) });
  await expect(page.getByText('order.pdf', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the file' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the notice' }).click();
  await expect(page.getByText(/Your receipt is SN-\d{8}-[0-9A-Z]{6}/)).toBeVisible();
});

test('[RT-BLOG] the blog shows its posts; one leads back to the list, and an address of none says so', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'What your notice period is worth' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'What your notice period is worth' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  const missing = await page.request.get('/blog/nothing', { headers: { accept: 'text/html' } });
  expect(missing.status()).toBe(404);
});

test('[RT-REWARDS] rewards say honestly that there is nothing yet, and ask a guest to log in', async ({
  page,
  product,
}) => {
  await page.goto('/rewards');
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' }).last()).toBeVisible();
  await expectAccessible(page);
  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/rewards');
  await expect(page.getByText('No points yet')).toBeVisible();
  await expectAccessible(page);
});
