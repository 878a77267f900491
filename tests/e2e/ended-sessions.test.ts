import type { Page } from '@playwright/test';
import { askButton } from './harness/ask-button';
import { goOnTo, preview } from './harness/contribution-form';
import type { Form } from './harness/ended-session';
import { endSessionUnder, titleOf } from './harness/ended-session';
import { aNewAccount, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, longUnless, test } from './harness/test';

const COMPANY = 'company=rathayana-motors';
const COMMENT = `Ask for the date in writing, ${process.pid}.`;
const TITLE = `Which receipts count in ${process.pid} days?`;
const ALERT = 'Data Analyst, Business Analyst';
const LIKES = 'Shifts are planned a month ahead and nobody calls on Sundays.';

async function pick(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(text);
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(new RegExp(`^${text}`));
  await box.press('Enter');
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

interface ContributionFields extends Pick<Form, 'fill'> {
  readonly kept: string;
}

/** The last page of a contribution form thanks. */
function contribution(kind: string, path: string, button: string, { fill, kept }: ContributionFields): Form {
  return {
    name: `the form for ${kind}`,
    who: 'newcomer',
    open: async (page) => {
      await page.goto(`${path}${COMPANY}`);
      await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Rathayana Motors');
    },
    fill,
    isKept: async (page) => {
      await page.getByRole('link', { name: 'Continue at “Check and send”' }).click();
      await expect(preview(page)).toContainText(kept);
    },
    save: press(button),
    isSaved: (page) => expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible(),
  };
}

const experience = (page: Page) => page.locator('#work');
const composer = (page: Page) => page.getByRole('dialog', { name: 'Write a post' });
const report = (page: Page) => page.getByRole('dialog', { name: /^Report this / });
const alertBox = (page: Page) => page.getByRole('region', { name: 'Get new jobs like these by email' });
const status = (page: Page) => page.getByRole('dialog');

const FORMS: readonly Form[] = [
  contribution('a review', '/contribute/company-review-v3?', 'Publish the review', {
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Yes, I work there' }).check();
      await goOnTo(page, 'ratings');
      await page.getByRole('group', { name: 'Overall rating' }).getByRole('radio').nth(3).check();
      await goOnTo(page, 'words');
      await page.getByLabel('What do you like?').fill(LIKES);
      await page.getByLabel('What do you not like?').fill('The canteen closes at two and the cabs come late.');
      await goOnTo(page, 'check');
    },
    kept: LIKES,
  }),
  contribution('pay', '/contribute/salary-v3?', 'Send my salary', {
    fill: async (page) => {
      await pick(page, 'Job title', 'Data Analyst');
      await pick(page, 'City', 'Bengaluru');
      await goOnTo(page, 'pay');
      await page.getByRole('combobox', { name: 'Total experience' }).selectOption({ label: '3 years' });
      await page.getByRole('combobox', { name: 'Fixed pay, lakhs' }).selectOption({ label: '8 Lakhs' });
      await goOnTo(page, 'check');
    },
    kept: 'Data Analyst',
  }),
  contribution('an interview', '/contribute/interview-story?', 'Send my interview', {
    fill: async (page) => {
      await pick(page, 'Job title', 'Data Analyst');
      await goOnTo(page, 'rounds');
      await page.getByRole('combobox', { name: 'Month of the interview, month' }).selectOption({ index: 1 });
      await page.getByRole('combobox', { name: 'Month of the interview, year' }).selectOption({ index: 1 });
      await page.getByLabel('Type of round').fill('Case');
      await page.getByLabel('What was asked').fill('How many wheels leave the plant in a week?');
      await goOnTo(page, 'course');
      await page.getByRole('radio', { name: 'Hard', exact: true }).check();
      await page.getByRole('radio', { name: 'Offer', exact: true }).check();
      await goOnTo(page, 'check');
    },
    kept: 'Case',
  }),
  contribution('benefits', '/contribute/company-benefits?', 'Send the benefits', {
    fill: async (page) => {
      await page.getByRole('radio', { name: 'No, I left' }).check();
      await goOnTo(page, 'benefits');
      await page.getByRole('checkbox', { name: 'Gratuity' }).check();
      await goOnTo(page, 'check');
    },
    kept: 'Gratuity',
  }),
  {
    name: 'the feedback form',
    who: 'newcomer',
    open: async (page) => {
      await page.goto('/settings/need-help');
    },
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Quite' }).check();
      await page.getByLabel('What could be better?').fill('A list of what I follow.');
    },
    save: press('Send'),
    isKept: async (page) => {
      await expect(page.getByLabel('What could be better?')).toHaveValue('A list of what I follow.');
      await expect(page.getByRole('radio', { name: 'Quite' })).toBeChecked();
    },
    isSaved: (page) => expect(page.getByText('Thank you. We read all feedback.')).toBeVisible(),
  },
  {
    name: 'work experience',
    who: 'newcomer',
    open: async (page) => {
      await page.goto('/user');
      const add = page.getByRole('button', { name: 'Add work experience' });
      const role = experience(page).getByLabel('Role');
      await expect(async () => {
        if (!(await role.isVisible())) await add.click({ timeout: 5_000 });
        await expect(role).toBeVisible({ timeout: 5_000 });
      }).toPass();
    },
    fill: async (page) => {
      await experience(page).getByLabel('Role').fill('Architect');
      await experience(page).getByLabel('Company').fill('Vaayuna Technologies');
      await experience(page).getByLabel('Start, month').selectOption('April');
      await experience(page).getByLabel('Start, year').selectOption('2020');
      await experience(page).getByLabel('I work here now').check();
    },
    save: (page) => experience(page).getByRole('button', { name: 'Save' }).click(),
    isKept: (page) => expect(experience(page).getByLabel('Role')).toHaveValue('Architect'),
    isSaved: (page) => expect(experience(page).getByRole('listitem')).toContainText(['Architect']),
  },
  {
    name: 'the career status',
    who: 'Farhan',
    open: async (page) => {
      await page.goto('/user');
      await page.getByRole('button', { name: 'Change career status' }).click();
    },
    fill: async (page) => {
      await status(page).getByRole('combobox', { name: 'Company' }).fill('Rathayana Motors');
    },
    save: (page) => status(page).getByRole('button', { name: 'Continue' }).click(),
    isKept: (page) => expect(status(page).getByRole('combobox', { name: 'Company' })).toHaveValue('Rathayana Motors'),
    isSaved: (page) =>
      expect(status(page).getByRole('heading', { name: 'A little more about your work' })).toBeVisible(),
  },
  {
    name: 'a job alert',
    who: 'newcomer',
    open: async (page) => {
      await page.goto('/jobs');
      await expect(alertBox(page).getByRole('textbox')).toBeVisible();
    },
    fill: (page) => alertBox(page).getByRole('textbox').fill(ALERT),
    save: (page) => alertBox(page).getByRole('button', { name: 'Create alert' }).click(),
    isKept: (page) => expect(alertBox(page).getByRole('textbox')).toHaveValue(ALERT),
    isSaved: (page) => expect(page.getByRole('heading', { name: 'Your alerts' })).toBeVisible(),
  },
  {
    name: 'a comment',
    who: 'Farhan',
    open: async (page) => {
      await page.goto('/');
      await page
        .getByRole('article')
        .nth(3)
        .getByRole('link', { name: /comment/ })
        .click();
      await page.getByRole('button', { name: 'Write a comment' }).click();
    },
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Your comment' }).fill(COMMENT);
      await untilProfileShows(page);
    },
    save: (page) => page.getByRole('textbox', { name: 'Your comment' }).press('Control+Enter'),
    isKept: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue(COMMENT);
      await untilProfileShows(page);
    },
    isSaved: (page) => expect(page.getByRole('listitem').filter({ hasText: COMMENT })).toHaveCount(1),
  },
  {
    name: 'a report',
    who: 'Farhan',
    open: async (page) => {
      await page.goto('/reviews/rathayana-motors-reviews');
      await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Report this review' }).click();
    },
    fill: (page) => report(page).getByRole('radio').nth(1).check({ force: true }),
    save: (page) => report(page).getByRole('button', { name: 'Send report' }).click(),
    isKept: (page) => expect(report(page).getByRole('radio').nth(1)).toBeChecked(),
    isSaved: (page) => expect(report(page)).toHaveCount(0),
  },
  {
    name: 'a post',
    who: 'Farhan',
    // The window of an interrupted draft opens by itself.
    open: async (page) => {
      await page.goto('/');
      const ask = askButton(page);
      await expect(async () => {
        if (!(await composer(page).isVisible())) await ask.click({ timeout: 5_000 });
        await expect(composer(page)).toBeVisible({ timeout: 5_000 });
      }).toPass();
    },
    fill: async (page) => {
      await composer(page).getByRole('combobox', { name: 'Community' }).fill('Money');
      await page.getByRole('option', { name: /Money & Tax/ }).click();
      await composer(page).getByLabel('Title').fill(TITLE);
      await composer(page).getByLabel('Your post').fill('Rent of three months, paid in cash.');
      await untilProfileShows(page);
    },
    save: (page) => composer(page).getByRole('button', { name: 'Post', exact: true }).click(),
    isKept: async (page) => {
      await expect(composer(page).getByLabel('Title')).toHaveValue(TITLE);
      await untilProfileShows(page);
    },
    isSaved: (page) => expect(page.getByRole('article').filter({ hasText: TITLE })).toHaveCount(1),
  },
];

const QUICK = ['a post'];

for (const form of FORMS) {
  test(titleOf(form), longUnless(QUICK.includes(form.name)), async ({ page, product, complaints }) => {
    await endSessionUnder(form, { page, product, complaints });
  });
}

test('a notice of an authority needs no session: it is sent although the session of the browser ended under it', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/401/);
  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/legal/summons-notice-form');
  await page.getByRole('radio', { name: /A request for information/ }).check();
  const answers = {
    'Court or authority': 'Cyber Crime Police Station, Bengaluru',
    'Your name': 'R. Narayanan',
    'Your rank or designation': 'Sub-Inspector',
    'Your official email address': 'si.cyber@police.example',
    'Case, FIR or diary number': 'Cr. 112/2026',
    'Legal basis': 'Section 94, BNSS 2023',
    'Addresses of the pages': 'https://tarakki.example/p/1',
    'What do you ask for?': 'Please preserve the post and the data about its author.',
  };
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label).fill(text);
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies({ name: /^(AT|RT)$/ });
  await page.getByRole('button', { name: 'Send the notice' }).click();
  await expect(page.getByText(/Your receipt is SN-/)).toBeVisible();
});

test('a preference that is ticked when the session has ended is not shown as saved, and is saved after the next login', {
  tag: '@long',
}, async ({ page, product, complaints }) => {
  complaints.allow(/401/);
  const account = aNewAccount();
  const digest = page.getByRole('checkbox', { name: 'Weekly digest of your communities, Email' });
  await signedIn(page, product.origin, account);
  await page.goto('/user-settings');
  await expect(digest).not.toBeChecked();
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies({ name: /^(AT|RT)$/ });
  await digest.click();
  await expect(page.getByText(/Your session has ended. Log in again./).first()).toBeVisible();
  await expect(digest).toHaveCount(0);
  await page.context().clearCookies();
  await signedIn(page, product.origin, account);
  await page.goto('/user-settings');
  await expect(digest).not.toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/user/subscription') && answer.request().method() !== 'GET',
  );
  await digest.click();
  await saved;
  await page.reload();
  await expect(digest).toBeChecked();
});
