import { expect, it } from 'vitest';
import { draftAfter, emptyDraft } from './draft';
import { submissionOf } from './post-submission';

const community = { type: 'topic', entityId: 2, name: 'Notice Period', logo: null } as const;
const written = draftAfter(emptyDraft('key'), { kind: 'contentChanged', text: ' <b>Has anyone?</b>\n' });

it('sends a draft as it was written, with a campaign only where there is one', () => {
  expect(submissionOf(written, community)).toEqual({
    content: ' <b>Has anyone?</b>\n',
    media: [],
    poll: null,
    title: null,
    community: { type: 'topic', entityId: 2 },
    profileType: 'ANONYMOUS',
    salaryIds: [],
  });
  const opened = draftAfter(written, { kind: 'opened', touchpoint: 'nav', campaign: 'desktop_nav', community });
  const titled = draftAfter(opened, { kind: 'titleChanged', title: 'Buyout?' });
  expect(submissionOf(titled, community)).toMatchObject({ title: 'Buyout?', campaign: 'desktop_nav' });
});
