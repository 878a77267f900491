import type { Database } from '@/server/platform/database';
import { bulkInsert } from './bulk-insert';
import type { DemoPerson } from './person';
import type { Referenced } from './references';

/** Loads who people are: names and accounts, and nothing of what they do. */
export async function loadIdentities(tx: Database, people: readonly DemoPerson[]): Promise<void> {
  await bulkInsert(
    tx,
    'identity.users',
    { id: 'uuid', public_id: 'text', name: 'text', email: 'text' },
    people.map(({ userId, publicId, name, email }) => ({ id: userId, public_id: publicId, name, email })),
  );
  await bulkInsert(
    tx,
    'identity.accounts',
    { provider: 'text', subject: 'text', user_id: 'uuid', email: 'text', email_verified: 'bool' },
    people.map(({ userId, subject, email }) => ({
      provider: 'google',
      subject,
      user_id: userId,
      email,
      email_verified: true,
    })),
  );
}

/** Loads who people appear as. In the order of the references: the order of people would say who is who. */
export async function loadPersonas(tx: Database, people: readonly Referenced[]): Promise<void> {
  const readers = people
    .filter(({ person }) => person.isReader)
    .sort((one, other) => one.persona.compare(other.persona));
  await bulkInsert(
    tx,
    'community.personas',
    {
      persona_ref: 'bytes',
      user_name: 'text',
      avatar_uri: 'text',
      avatar_color: 'text',
      is_reader: 'bool',
      is_writer: 'bool',
      selected_profile_type: 'text',
    },
    readers.map(({ persona, person }) => ({
      persona_ref: persona,
      user_name: person.userName,
      avatar_uri: person.avatarUri,
      avatar_color: person.avatarColor,
      is_reader: person.isReader,
      is_writer: person.isWriter,
      selected_profile_type: person.prefersDesignation ? 'DESIGNATION' : 'ANONYMOUS',
    })),
  );
  await loadCareers(tx, readers);
  await bulkInsert(
    tx,
    'community.memberships',
    { persona_ref: 'bytes', type: 'text', entity_id: 'int4' },
    readers.flatMap(({ persona, person }) =>
      person.follows.map(({ type, entityId }) => ({ persona_ref: persona, type, entity_id: entityId })),
    ),
  );
}

async function loadCareers(tx: Database, readers: readonly Referenced[]): Promise<void> {
  await bulkInsert(
    tx,
    'community.career_statuses',
    {
      persona_ref: 'bytes',
      type: 'text',
      company_name: 'text',
      college_name: 'text',
      department_id: 'int4',
      industry_id: 'int4',
      job_profile: 'text',
      job_location: 'text',
      course_id: 'int4',
      course_name: 'text',
      specialization_id: 'int4',
      specialization: 'text',
      email_seal: 'bytes',
      verified: 'text',
      verification_source: 'text',
    },
    readers.flatMap(({ persona, person: { career }, emailSeal }) =>
      career === null
        ? []
        : [
            {
              persona_ref: persona,
              type: career.type,
              company_name: career.companyName,
              college_name: career.collegeName,
              department_id: career.departmentId,
              industry_id: career.industryId,
              job_profile: career.jobProfile,
              job_location: career.jobLocation,
              course_id: career.courseId,
              course_name: career.courseName,
              specialization_id: career.specializationId,
              specialization: career.specialization,
              email_seal: emailSeal,
              verified: emailSeal === null ? '' : 'VERIFIED',
              verification_source: emailSeal === null ? '' : 'email',
            },
          ],
    ),
  );
}
