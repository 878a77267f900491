import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import { bulkInsert } from './bulk-insert';
import { insertAccounts, insertCareers, insertMemberships, insertPersonas, insertUsers } from './demo.queries';
import type { DemoPerson } from './person';
import type { ReferencedPerson } from './references';

/** Minimum days since people joined, so that their contributions count. */
const MIN_DAYS_HERE = 40;
const DAYS_OF_ARRIVAL = 500;

export async function loadIdentities(tx: Database, people: readonly DemoPerson[], now: number): Promise<void> {
  await bulkInsert(
    tx,
    insertUsers,
    people.map(({ userId, publicId, name, email }, place) => ({
      id: userId,
      public_id: publicId,
      name,
      email,
      created_on: dayBeforeInIndia(now, MIN_DAYS_HERE + (place % DAYS_OF_ARRIVAL)),
    })),
  );
  await bulkInsert(
    tx,
    insertAccounts,
    people.map(({ userId, subject, email }) => ({
      provider: 'google',
      subject,
      user_id: userId,
      email,
      email_verified: true,
    })),
  );
}

/** Loads personas in the order of their references, since the order of people would link personas to users. */
export async function loadPersonas(tx: Database, people: readonly ReferencedPerson[]): Promise<void> {
  const readers = people
    .filter(({ person }) => person.isReader)
    .sort((one, other) => one.persona.compare(other.persona));
  await bulkInsert(
    tx,
    insertPersonas,
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
    insertMemberships,
    readers.flatMap(({ persona, person }) =>
      person.follows.map(({ type, entityId }) => ({ persona_ref: persona, type, entity_id: entityId })),
    ),
  );
}

async function loadCareers(tx: Database, readers: readonly ReferencedPerson[]): Promise<void> {
  await bulkInsert(
    tx,
    insertCareers,
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
