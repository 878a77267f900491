import { createHash, randomUUID } from 'node:crypto';
import { anOffer } from '@tests/support/an-offer';
import { workingDetails } from '@tests/support/career-details';
import { makeModerator } from '@tests/support/make-moderator';
import { aPng } from '@tests/support/pictures';
import { insertRow, run, select } from '@tests/support/sql';
import { expect } from 'vitest';
import { TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { sealMoment } from '@/server/platform/sealed-moment';
import { text } from '@/server/platform/sql-types';
import { insertJob } from '../../contract/harness/seed-jobs';
import { aJob, studies } from '../../contract/rules/experiences.cases';
import { DETAIL, review, reviewAnswered } from './planted-review';
import { ASIDE, STAY } from './planted-stay';
import type { Person, World } from './world';
import { anAnonymousProfile, becomeWriter, comment, post, profileTagOf } from './world';

export function marksOf(run: string) {
  const mark = (index: number) => `Zq${run}x${String(index).padStart(2, '0')}`;
  const small = (index: number) => mark(index).toLowerCase();
  return {
    ownName: `Naamwala${run}01`,
    email: `${small(2)}@people.example`,
    picture: `https://pictures.example/${mark(3)}.png`,
    accountEmail: `${small(4)}@people.example`,
    subject: mark(5),
    pseudonym: `Peepal${run}06`,
    avatar: `kolam:${createHash('sha256').update(mark(7)).digest('hex').slice(0, 16)}`,
    company: mark(8),
    jobProfile: mark(9),
    jobLocation: mark(10),
    workEmail: `${small(11)}@${small(12)}.example`,
    postTitle: mark(13),
    postText: mark(14),
    discussedTitle: mark(15),
    discussedText: mark(16),
    campaign: mark(17),
    comment: mark(18),
    feedback: mark(19),
    otherFeedback: mark(20),
    // A bio must not resemble the name.
    bio: `Worked${run}21`,
    employer: mark(22),
    college: mark(23),
    portal: `${small(24)}@portal.example`,
    portalName: mark(24),
    portalEmail: `${small(25)}@people.example`,
    portalPicture: `https://pictures.example/${mark(26)}.png`,
    pollOption: mark(27),
    offer: mark(28),
    formerName: mark(29),
    studiedAt: mark(30),
    course: mark(31),
    specialization: mark(32),
    device: mark(33),
    publicId: mark(34),
    alertTitle: mark(35),
    reportDetails: mark(36),
    pictureDescription: mark(37),
    linkAddress: `https://${small(38)}.example/`,
    unconfirmedEmail: `${small(39)}@${small(40)}.example`,
    mailSubject: mark(41),
    mailBody: mark(42),
    mailPage: mark(56),
    reviewTitle: mark(43),
    reviewLikes: mark(44),
    reviewDislikes: mark(45),
    benefitText: mark(46),
    caption: mark(47),
    roundName: mark(48),
    question: mark(49),
    story: mark(50),
    reply: mark(61),
    deletedReview: mark(51),
    mentioned: mark(52),
    earlierTitle: mark(53),
    earlierText: mark(54),
    earlierComment: mark(55),
    message: mark(58),
    roomMessage: mark(60),
    pushEndpoint: `https://fcm.googleapis.com/fcm/send/${mark(59)}`,
  };
}

export type Marks = ReturnType<typeof marksOf>;

export interface Others {
  readonly other: Person;
  readonly otherName: string;
  readonly otherPost: string;
  readonly otherReview: string;
  readonly job: string;
}

const TOPIC = { type: 'topic', entityId: 1 };
const COMPANY = 'Vaayuna Technologies';
const PUT = { 'x-http-method-override': 'PUT' };
const key = () => ({ 'idempotency-key': randomUUID() });

async function done(...calls: readonly Promise<{ readonly status: number; readonly body: unknown }>[]): Promise<void> {
  for (const call of calls) {
    const { status, body } = await call;
    expect([status, status < 300 ? null : body]).toEqual([status, null]);
    expect(status).toBeLessThan(300);
  }
}

export async function others(world: World): Promise<Others> {
  const other = await world.user();
  const profile = anAnonymousProfile();
  await becomeWriter(other, profile);
  const otherName = profile.userName;
  const job = await insertJob(
    world.server.database,
    { title: 'Data Analyst', company: COMPANY, daysAgo: 1 },
    Date.now(),
  );
  return {
    ...{ other, otherName, job, otherPost: await post(other) },
    otherReview: await review(other, 'Neelgiri Textiles', {}),
  };
}

export type PlantMarks = (person: Person, around: Others, marks: Marks) => readonly ReturnType<Person['call']>[];

const ofFeatures = Object.values(
  import.meta.glob<{ readonly plant: PlantMarks }>('/tests/integration/marks/*.ts', { eager: true }),
);

/** Fills every table for a user, with a mark in each text. */
export async function plantMarks(world: World, planted: Marks, around: Others): Promise<Person> {
  const person = await world.user(planted.ownName);
  await plantIdentity(world, person, planted);
  await plantPersona(world, person, planted);
  await plantDevice(world, person, planted);
  await plantMail(world, person, planted);
  await plantPosts(world, person, planted, around);
  await plantChoices(world, person, planted, around);
  await done(...ofFeatures.flatMap(({ plant }) => plant(person, around, planted)));
  // Contributions still wait for it.
  await new OwnIdIndex(world.server.database, world.server.authorship).indexWaiting();
  await plantContributions(world, person, planted);
  return person;
}

async function plantIdentity({ server }: World, person: Person, planted: Marks): Promise<void> {
  const { database, authorship } = server;
  const { email, picture, publicId, accountEmail, subject } = planted;
  const set = 'update identity.users set email = $2, picture_url = $3, public_id = $4 where id = $1';
  await run(database, set, person.userId, email, picture, publicId);
  const account = 'update identity.accounts set email = $2, subject = $3 where user_id = $1';
  await run(database, account, person.userId, accountEmail, subject);
  await run(
    database,
    'update identity.sessions set device = $2 where owner_ref = $1',
    authorship.ownerRef(person.userId),
    planted.device,
  );
  await insertRow(database, 'identity.portal_profiles', {
    user_id: person.userId,
    name: planted.portalName,
    email: planted.portalEmail,
    picture_url: planted.portalPicture,
  });
  await done(person.call('PUT', '/api/aggregation/aggregation/browsing-history/vaayuna-technologies'));
  await done(
    person.post('/api/user/user/subscription', { digest: true }),
    person.post('/api/user/user/popup/check', { popupType: 'allow_notifications', deviceType: 'app_ios' }),
    person.post('/api/user/v3/user/work-experience', { ...aJob, companyName: planted.employer }),
    person.post('/api/user/v3/user/education', { ...studies, collegeName: planted.college }),
    person.post('/api/user/user/profile-photo', aPng(64, 64)),
    person.post('/api/jobs/jobs/alerts', {
      designations: [planted.alertTitle],
      preferences: { location: [], experience: [], employment: [], ctc: [] },
    }),
  );
  const persona_ref = authorship.personaRef(person.userId);
  await done(person.post('/api/user/user/reader-step', { completed: true }));
  await done(person.call('PUT', '/api/legal/terms', { body: { version: TERMS_VERSION } }));
  await insertRow(database, 'persona.portal_links', {
    persona_ref,
    consented_on: '2026-11-20',
    account_ref: authorship.emailRef(planted.portal),
    account_seal: authorship.sealJson(persona_ref, { email: planted.portal }),
  });
  await makeModerator(database, person.userId);
  const inbox_ref = authorship.inboxRef(persona_ref);
  const seal = authorship.sealJson(inbox_ref, { rule: 'CONTACT' });
  await insertRow(database, 'persona.statements', { id: randomUUID(), inbox_ref, seal });
  await insertRow(database, 'persona.given_up_names', { name: planted.formerName.toLowerCase(), persona_ref });
}

async function plantPersona(world: World, person: Person, planted: Marks): Promise<void> {
  const { database, authorship } = world.server;
  const profile = anAnonymousProfile({ userName: planted.pseudonym, avatarUri: planted.avatar });
  await done(person.post('/api/user/user/anonymous-profile', profile));
  await done(person.call('PUT', '/api/user/user/basic-details', { body: { profileBio: planted.bio } }));
  const choice = { careerStatusType: 'working', careerData: { companyName: planted.company } };
  const { careerStatusId } = (await person.post('/api/user/user/career-status', choice)).body;
  const details = { ...workingDetails, jobProfile: planted.jobProfile, jobLocation: planted.jobLocation };
  await done(person.post(`/api/user/user/career-status/${careerStatusId}`, details, PUT));
  const otp = { email: planted.workEmail, careerStatusId };
  await done(person.post('/api/user/user/email-verification/otp', otp));
  const body = 'select body from platform.mailbox where address = $1';
  const [mail] = await select(database, { body: text }, body, otp.email);
  const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
  await done(person.post('/api/user/user/email-verification/otp/verify', { ...otp, otp: code }));
  const studied = 'college_name = $2, course_name = $3, specialization = $4';
  const persona = authorship.personaRef(person.userId);
  const { studiedAt, course, specialization } = planted;
  const set = `update persona.career_statuses set ${studied} where persona_ref = $1`;
  await run(database, set, persona, studiedAt, course, specialization);
  const feedback = (touchpoint: string, said: string) =>
    person.post('/api/user/user/feedback', { touchpoint, rating: 2, comment: said });
  await done(
    person.post('/api/user/user/preferences', { showDesignation: false }),
    person.post('/api/push/choices', { votes: true }),
    feedback('help', planted.feedback),
    feedback('export', planted.otherFeedback),
    person.post('/api/feed/v1/community/join', TOPIC),
    person.post('/api/feed/v1/salary', anOffer({ companyName: planted.offer }), key()),
  );
}

/** Push is refused, since tests contact no push service. */
async function plantDevice({ server }: World, person: Person, { pushEndpoint }: Marks): Promise<void> {
  const token = JSON.stringify({ endpoint: pushEndpoint, keys: { p256dh: 'BNcRdreALRFX', auth: 'tBHItJI5' } });
  await done(person.post('/api/v2/user/device/register', { token }));
  const inbox = server.authorship.inboxRef(server.authorship.personaRef(person.userId));
  const held = "update persona.push_devices set held_until = '2999-01-01T00:00:00Z' where inbox_ref = $1";
  await run(server.database, held, inbox);
}

/** Delivered and pending mail, and one to an unconfirmed address. */
async function plantMail({ server }: World, person: Person, planted: Marks): Promise<void> {
  const { database, authorship, mailer } = server;
  const { email, mailSubject, mailBody, mailPage, unconfirmedEmail } = planted;
  await mailer.send({ to: email, subject: mailSubject, text: mailBody, html: mailPage });
  await mailer.send({ to: unconfirmedEmail, subject: 'Your code', text: '482913' });
  const id = randomUUID();
  await insertRow(database, 'platform.waiting_mails', {
    id,
    owner_ref: authorship.mailRef(person.userId, 'digest'),
    seal: authorship.sealJson(Buffer.from(id), { to: email, subject: mailSubject, text: mailBody }),
    leased_until: '2999-01-01T00:00:00Z',
    ends_on: '2999-01-01',
  });
  const unmade = authorship.mailRef(person.userId, 'answers');
  const rests = { failures: 1, rests_until: '2999-01-01T00:00:00Z', ends_on: '2999-01-01' };
  await insertRow(database, 'platform.unmade_mails', { item_ref: unmade, owner_ref: unmade, ...rests });
  const awaiting = `insert into persona.verification_codes (career_status_id, email_ref, code_hash, expires_seal, hour_seal)
    select id, $2, $3, $4, $4 from persona.career_statuses where persona_ref = $1
    on conflict (career_status_id) do update set email_ref = excluded.email_ref, code_hash = excluded.code_hash`;
  const persona = authorship.personaRef(person.userId);
  const moment = sealMoment(authorship, persona, Date.now());
  const hash = authorship.codeRef(persona, '482913');
  await run(database, awaiting, persona, authorship.emailRef(unconfirmedEmail), hash, moment);
}

/** An own post without and with others' comments, and an own comment. */
async function plantPosts(world: World, person: Person, planted: Marks, { other, otherPost }: Others): Promise<void> {
  const { database } = world.server;
  const { fileKey } = (await person.post('/api/feed/v1/post/media', aPng(40, 30))).body;
  const media = [{ type: 'IMAGE', fileKey, description: planted.pictureDescription }];
  const { postTitle, postText, discussedTitle, discussedText, campaign, pollOption } = planted;
  const texts = { title: postTitle, content: postText, campaign };
  const alone = await post(person, { ...texts, media, profileType: 'ANONYMOUS' });
  const poll = { options: [pollOption, 'None'], durationHours: 24 };
  const asked = { title: discussedTitle, content: `${discussedText}, said @${planted.mentioned}.`, campaign };
  const discussed = await post(person, { ...asked, poll, profileType: 'DESIGNATION' });
  await comment(other, discussed);
  await done(other.post('/api/feed/v1/poll/vote', { pollId: discussed, optionId: 1 }));
  const row = { post_id: discussed, address: planted.linkAddress, due_at: new Date(Date.now() + 60_000_000) };
  await insertRow(database, 'content.link_reads', row);
  await run(
    database,
    'update content.posts set link = $2 where id = $1',
    discussed,
    JSON.stringify({ url: planted.linkAddress, host: 'a.example', siteName: null, title: 'A page', description: null }),
  );
  const headers = { ...key(), 'profile-tag': await profileTagOf(person) };
  const said = { content: planted.earlierComment, profileType: 'ANONYMOUS' };
  const { body } = await person.post(`/api/feed/v1/post/${otherPost}/comment`, said, headers);
  const earlier = await post(person, { title: planted.earlierTitle, content: planted.earlierText });
  const tag = { headers: { 'profile-tag': await profileTagOf(person) } };
  const changed = { title: null, content: 'Said otherwise.', media: [] };
  const now = { content: `${planted.comment}, @${planted.mentioned}` };
  await done(
    person.call('PUT', `/api/feed/v2/post/${earlier}`, { body: changed, ...tag }),
    person.call('PUT', `/api/feed/v1/comment/${body.id}`, { body: now, ...tag }),
  );
  const vote = (resourceId: string, resourceType = 'post') => ({ resourceId, resourceType, voteType: 'up' });
  await done(
    person.post('/api/feed/v1/vote', vote(otherPost)),
    other.post('/api/feed/v1/vote', vote(alone)),
    other.post('/api/feed/v1/vote', vote(body.id, 'comment')),
    person.post('/api/feed/v1/postview/bulk', { postIds: [alone, otherPost] }),
  );
}

async function plantChoices(world: World, person: Person, planted: Marks, around: Others): Promise<void> {
  const { database, authorship } = world.server;
  const { other, otherName, otherPost, otherReview } = around;
  const about = { resourceId: otherPost, resourceType: 'post' };
  await done(
    person.post('/api/feed/v1/report', { ...about, reason: 'OTHER', details: planted.reportDetails }),
    person.post(`/api/review/reviews/${otherReview}/helpful`, { isHelpful: true }),
    other.post('/api/feed/v1/blocked-names', { name: planted.pseudonym }),
  );
  const voterOf = ({ userId }: Person) => authorship.voterRef(authorship.personaRef(userId));
  const request = (name: string, asking: Person) =>
    insertRow(database, 'content.answer_requests', { post_id: otherPost, name, voter_ref: voterOf(asking) });
  const personaRef = authorship.personaRef(person.userId);
  const id = randomUUID();
  await insertRow(database, 'moderation.profile_names', {
    id,
    name: planted.pseudonym,
    cover: `Hidden_${id.slice(0, 8)}`,
    persona_ref: personaRef,
    author_ref: authorship.authorRef(personaRef, id),
    author_seal: authorship.sealAuthor(personaRef, id),
  });
  await request(planted.pseudonym, other);
  await request(planted.formerName, other);
  await request(otherName, person);
}

async function plantContributions({ server }: World, person: Person, planted: Marks): Promise<void> {
  const { reviewTitle, reviewLikes, reviewDislikes } = planted;
  const words = { title: reviewTitle, likes: `${DETAIL} ${reviewLikes}`, dislikes: `${DETAIL} ${reviewDislikes}` };
  const item_id = await review(person, COMPANY, words);
  const answerId = await reviewAnswered(server.database, item_id);
  // Cards of tests do not wait by themselves.
  await insertRow(server.database, 'moderation.waiting', { kind: 'review', item_id, shows_at: '2026-11-21T04:00:00Z' });
  const deleted = await review(person, 'Neelgiri Textiles', { likes: `${DETAIL} ${planted.deletedReview}` });
  const { fileKey } = (await person.call('POST', '/api/photos/photo-files', { body: aPng(64, 48) })).body;
  const photos = [{ fileKey, album: 'canteen', caption: planted.caption }];
  const subject = { companyName: COMPANY, jobProfile: 'Software Engineer', locationId: 1 };
  const rounds = [{ name: planted.roundName, minutes: 60, questions: [`Where was ${planted.question} built?`] }];
  const benefits = { codes: ['PAID_LEAVE'], text: planted.benefitText, isCurrent: true, ...ASIDE };
  const withdrawn = await person.post(
    '/api/benefits/benefits',
    { companyName: 'Neelgiri Textiles', ...benefits },
    key(),
  );
  await done(
    person.call('DELETE', `/api/user/user/contributions/benefits/${withdrawn.body.reportId}`),
    person.call('DELETE', `/api/review/reviews/${deleted}`),
    person.post('/api/benefits/benefits', { companyName: COMPANY, ...benefits }, key()),
    person.post('/api/tenure/tenure-reports', STAY, key()),
    person.post(`/api/employer/answers/${answerId}/reply`, { text: `${DETAIL} ${planted.reply}` }, key()),
    person.post('/api/photos/photos', { companyName: COMPANY, city: null, photos, referrer: '', campaign: '' }, key()),
    person.post(
      '/api/interviews/interviews',
      {
        ...subject,
        month: '2026-01',
        experience: 'experienced',
        difficulty: 'hard',
        outcome: 'offer',
        isFair: null,
        days: null,
        appliedThrough: null,
        rounds,
        story: planted.story,
      },
      key(),
    ),
    person.post(
      '/api/salary/salaries',
      {
        ...subject,
        department: 1,
        currentSalary: true,
        year: null,
        totalExperience: 4,
        fixedSalary: { lakhs: 14, thousand: 50 },
        variableSalary: null,
        stockDetail: null,
        isConfirmed: true,
      },
      key(),
    ),
  );
}
