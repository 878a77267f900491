import { expect, it } from 'vitest';
import { statementNotification } from './statement-notifications.rules';

it.each([
  ['ASKED', 'Your review was called untrue', 'In Vaayuna. You have 3 days to answer', 'Answer the complaint'],
  ['REMOVED', 'Your review was removed', 'In Vaayuna. The statement says why', 'Read the statement'],
] as const)('of %s the notification says: %s', (act, title, body, ctaText) => {
  expect(statementNotification({ statementId: 's1', act, kind: 'review', place: 'Vaayuna' }).data).toMatchObject({
    title,
    body: expect.stringContaining(body),
    cta: '/statements/s1',
    ctaText,
  });
});
