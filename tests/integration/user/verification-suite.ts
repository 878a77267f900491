import { select } from '@tests/support/sql';
import { describe, expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { newestMail } from '@/server/platform/mail/newest-mail';
import { jsonb } from '@/server/platform/sql-types';
import type { Person, World } from '../harness/world';

const minute = 60_000;
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export function verificationSuite(world: () => World): void {
  const careerOf = async (person: Person): Promise<number> =>
    (await person.get('/api/user/user/profile')).body.careerStatusId;
  const send = async (person: Person, email: string, careerStatusId?: number) =>
    person.post('/api/user/user/email-verification/otp', {
      email,
      careerStatusId: careerStatusId ?? (await careerOf(person)),
    });
  const verify = async (person: Person, email: string, otp: string, careerStatusId?: number) =>
    person.post('/api/user/user/email-verification/otp/verify', {
      email,
      otp,
      careerStatusId: careerStatusId ?? (await careerOf(person)),
    });
  const mailsTo = async (email: string): Promise<readonly { subject: string; body: string }[]> =>
    (await newestMail(world().server, email.toLowerCase(), 50)).toReversed();
  const lastCode = async (email: string): Promise<string> => {
    const { subject = '' } = (await mailsTo(email)).at(-1) ?? {};
    const [code = ''] = /^\d{6}/.exec(subject) ?? [];
    return code;
  };
  const anAddress = (domain: string): string => `asha.${Math.random().toString(36).slice(2)}@${domain}`;

  describe('verification codes', () => {
    it('are mailed in plain text for ten minutes, and the answer hides the name before the domain', async () => {
      const writer = await world().writer();
      const email = anAddress('vaayuna.example');
      const { body } = await send(writer, email);
      expect(body.message).toBe('We sent a code to a•••@vaayuna.example.');
      expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(9 * minute);
      const [mail] = await mailsTo(email);
      expect(mail?.body).toContain(await lastCode(email));
      expect(mail?.body).not.toContain('<');
    });

    it('prove an address of a company’s subdomain, in whatever case it is written', async () => {
      const writer = await world().writer();
      const email = anAddress('mail.vaayuna.example');
      await send(writer, email);
      const right = await verify(writer, email.toUpperCase(), await lastCode(email));
      expect(right.body).toEqual({ verified: 'VERIFIED', verificationSource: 'email' });
      const { body } = await writer.get('/api/user/user/profile');
      expect(body.careerStatus.working).toMatchObject({ workEmail: email.toUpperCase(), verified: 'VERIFIED' });
    });

    it('[EM-VERIFICATION] [RO-VERIFIED] prove part of it where the domain is not the known one; any other value means nothing', async () => {
      const writer = await world().writer();
      const email = anAddress('vaayuna.example.evil.example');
      await send(writer, email);
      expect((await verify(writer, email, await lastCode(email))).body.verified).toBe('PARTIAL_VERIFIED');
      expect(serviceDocuments.user.components?.schemas?.Verified?.enum).toEqual(['VERIFIED', 'PARTIAL_VERIFIED', '']);
    });

    it('verify a student by the college’s domain, and end with the company or college they proved', async () => {
      const person = await world().user();
      const choose = (collegeName: string) =>
        person.post('/api/user/user/career-status', { careerStatusType: 'student', careerData: { collegeName } });
      await choose('kaveri institute of technology');
      const email = anAddress('kaveri.example');
      await send(person, email);
      expect((await verify(person, email, await lastCode(email))).body.verified).toBe('VERIFIED');
      expect((await choose('Satpura College')).body).toMatchObject({
        verified: '',
        verificationSource: '',
        careerStatus: { student: { studentEmail: null } },
      });
    });

    it('send who is verified past the verification', async () => {
      const writer = await world().writer();
      const id = await careerOf(writer);
      const email = anAddress('vaayuna.example');
      await send(writer, email);
      await verify(writer, email, await lastCode(email));
      const { body } = await writer.post(
        `/api/user/user/career-status/${id}`,
        { departmentId: 1, industryId: 1, jobProfile: 'Nurse', tagId: 0, roleId: null, jobLocation: null },
        { 'x-http-method-override': 'PUT' },
      );
      expect(body).toEqual({ verified: 'VERIFIED', verificationSource: 'email', nextStep: 'OnboardingCompleted' });
    });

    it('are good for ten minutes, for one address, until the next one, and for five tries', async () => {
      const writer = await world().writer();
      const [email, other] = [anAddress('vaayuna.example'), anAddress('vaayuna.example')];
      await send(writer, email);
      const first = await lastCode(email);
      expect((await verify(writer, other, first)).body.code).toBe('code_wrong');
      await send(writer, other);
      if (first !== (await lastCode(other))) expect((await verify(writer, email, first)).body.code).toBe('code_wrong');
      world().pass(10 * minute + 1);
      expect((await verify(writer, other, await lastCode(other))).body.code).toBe('code_expired');
      await send(writer, other);
      const code = await lastCode(other);
      const tries = await Promise.all(Array.from({ length: 8 }, () => verify(writer, other, wrongCode(code))));
      expect(tries.filter(({ body }) => body.code === 'code_wrong')).toHaveLength(5);
      expect((await verify(writer, other, code)).body.code).toBe('code_expired');
    });

    it('void a code when company or college change', async () => {
      const writer = await world().writer();
      const email = anAddress('vaayuna.example');
      await send(writer, email);
      await writer.post('/api/user/user/career-status', {
        careerStatusType: 'working',
        careerData: { companyName: 'Neelgiri Textiles' },
        isEditFlow: true,
      });
      expect((await verify(writer, email, await lastCode(email))).body.code).toBe('code_expired');
    });

    it('prove nothing about a company that is chosen while they are verified', async () => {
      const writer = await world().writer();
      const work = (companyName: string) =>
        writer.post('/api/user/user/career-status', { careerStatusType: 'working', careerData: { companyName } });
      const id = await careerOf(writer);
      for (let race = 0; race < 40; race += 1) {
        await work('Vaayuna Technologies');
        const email = anAddress('vaayuna.example');
        await send(writer, email, id);
        const code = await lastCode(email);
        await Promise.all([verify(writer, email, code, id), work('Neelgiri Textiles')]);
        const { careerStatus } = (await writer.get('/api/user/user/profile')).body;
        expect(careerStatus.working).toMatchObject({ companyName: 'Neelgiri Textiles', verified: '', workEmail: null });
        // Past the hour in which five codes are sent.
        world().pass(60 * minute + 1);
      }
    });

    it('prove an address for one of two accounts that send theirs at once', async () => {
      const outcomes = [];
      for (let pair = 0; pair < 8; pair += 1) {
        const email = anAddress('vaayuna.example');
        const sent = [];
        for (const person of [await world().writer(), await world().writer()]) {
          await send(person, email);
          sent.push({ person, otp: await lastCode(email), careerStatusId: await careerOf(person) });
        }
        const answers = await Promise.all(
          sent.map(({ person, otp, careerStatusId }) => verify(person, email, otp, careerStatusId)),
        );
        outcomes.push(answers.map(({ status, body }) => body.code ?? status).toSorted());
      }
      expect(outcomes).toEqual(Array(8).fill([200, 'address_taken']));
    });

    it('are sent five times an hour, and again after it', async () => {
      const writer = await world().writer();
      const email = anAddress('vaayuna.example');
      const answers = await Promise.all(Array.from({ length: 7 }, () => send(writer, email)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(await mailsTo(email)).toHaveLength(5);
      const refused = await send(writer, email);
      expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['too_many_requests', '3600']);
      expect(refused.body.message).toBe('We sent 5 codes already. Try again in 60 minutes.');
      world().pass(60 * minute + 1);
      expect((await send(writer, email)).status).toBe(200);
    });

    it('are sent to one mailbox again ten times an hour by all accounts together, and once by each of them', async () => {
      const mailbox = anAddress('vaayuna.example').split('@')[0];
      const statuses: number[] = [];
      for (let account = 0; account < 5; account += 1) {
        const writer = await world().writer();
        for (let time = 0; time < 5; time += 1) {
          statuses.push((await send(writer, `${mailbox}+${account}@vaayuna.example`)).status);
        }
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(15);
      expect(statuses.filter((_, index) => index % 5 === 0)).toEqual([200, 200, 200, 200, 200]);
      const another = await send(await world().writer(), `${mailbox}@vaayuna.example`);
      expect(another.status).toBe(200);
    });

    it('are for one’s own career status, and not for somebody unemployed', async () => {
      const [writer, other, jobless] = [await world().writer(), await world().writer(), await world().user()];
      const email = anAddress('vaayuna.example');
      await jobless.post('/api/user/user/career-status', { careerStatusType: 'unemployed', careerData: {} });
      await send(writer, email);
      const id = await careerOf(writer);
      for (const [answer, status, code] of [
        [await send(other, email, id), 404, 'career_status_not_found'],
        [await verify(other, email, await lastCode(email), id), 404, 'career_status_not_found'],
        [await send(jobless, email), 422, 'career_type_mismatch'],
        [await send(writer, 'not an address'), 400, 'validation_failed'],
        [await send(writer, `a@b.example\r\nBcc: all@vaayuna.example`), 400, 'validation_failed'],
        [await verify(writer, email, '12345'), 400, 'validation_failed'],
        [await verify(writer, email, 'abcdef'), 400, 'validation_failed'],
      ] as const) {
        expect([answer.status, answer.body.code]).toEqual([status, code]);
      }
    });

    it('are kept as nothing but hashes', async () => {
      const writer = await world().writer();
      const email = anAddress('vaayuna.example');
      await send(writer, email);
      await verify(writer, email, await lastCode(email));
      const rows = await select(
        world().server.database,
        { code: jsonb<object>(), career: jsonb<object>() },
        `select to_jsonb(c) as code, to_jsonb(s) as career
         from persona.verification_codes c join persona.career_statuses s on s.id = c.career_status_id`,
      );
      expect(JSON.stringify(rows)).not.toContain(email);
      expect(JSON.stringify(rows)).not.toContain(Buffer.from(email).toString('hex'));
    });
  });
}
