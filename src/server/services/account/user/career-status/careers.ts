import type {
  CareerStatusChoice,
  CareerStatusRecheck,
  CareerStatusUpdated,
  StudentDetails,
  UnemployedDetails,
  WorkingDetails,
} from '@/contract/generated/user';
import { careerRefusals } from '@/core/account/career-status/career-refusals.rules';
import { careerWordsFaults } from '@/core/account/career-status/career-words.rules';
import { verificationBy } from '@/core/account/career-status/work-email.rules';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { invisibleFaultInLine } from '@/core/kernel/common/unseen-signs.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem, refuseFaults } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { linkedJob, verifiedByLink } from '../job-portal/linked-job';
import type { PortalJob } from '../job-portal/portal-accounts.port';
import { lockPersona } from '../persona/persona.queries';
import type { RoleKeeper } from '../persona/role-keeper';
import { nextStepAfter, requireOwnCareer, requireType } from './career.policy';
import { presentCareer } from './career.presenter';
import type { CareerRow } from './career.queries';
import { beginCareer, careerOfPersona, catalogHas, storeJob, storeStudies } from './career.queries';
import { addressRefOf, openEmail, sealEmail } from './career-email';
import { domainOf, invalidateCode, storeVerification } from './verification.queries';

export interface CareersDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly roles: RoleKeeper;
  readonly publish: Pick<Publish, 'roomsChanged'>;
  readonly brand: string;
}

interface CareerBeginning {
  readonly type: CareerRow['type'];
  readonly companyName: string | null;
  readonly collegeName: string | null;
}

type CareerOperations = 'createCareerStatus' | 'suggestCareers' | 'updateCareerStatus' | 'updateUnemployedCareerStatus';

export function createCareers(deps: CareersDeps): Pick<UserHandlers, CareerOperations> {
  const { database, authorship, roles, publish, brand } = deps;

  async function storeDetails(
    viewer: Viewer,
    careerStatusId: number,
    types: readonly CareerRow['type'][],
    store: (tx: Database, career: CareerRow) => Promise<void>,
  ): Promise<CareerStatusUpdated> {
    const { career, change } = await database.transaction(async (tx) => {
      await tx.query(lockPersona, viewer.personaRef);
      const [own] = await tx.query(careerOfPersona, viewer.personaRef);
      const career = requireOwnCareer(own, careerStatusId);
      requireType(career, types);
      await store(tx, career);
      return { career, change: await roles.refresh(tx, viewer.personaRef) };
    });
    roles.announce(viewer, change);
    return { ...verificationOf(career), nextStep: nextStepAfter(career) };
  }

  function updateDetails(
    viewer: Viewer,
    careerStatusId: number,
    body: WorkingDetails | StudentDetails,
  ): Promise<CareerStatusUpdated> {
    return 'courseName' in body
      ? storeDetails(viewer, careerStatusId, ['student'], (tx, { id }) => storeGivenStudies(tx, id, body))
      : storeDetails(viewer, careerStatusId, ['working'], (tx, { id }) => storeCheckedJob(tx, id, body, brand));
  }

  async function recheck(
    viewer: Viewer,
    careerStatusId: number,
    body: CareerStatusRecheck,
  ): Promise<CareerStatusUpdated> {
    const { personaRef } = viewer;
    const { career, change } = await database.transaction(async (tx) => {
      await tx.query(lockPersona, personaRef);
      const [own] = await tx.query(careerOfPersona, personaRef);
      const current = requireOwnCareer(own, careerStatusId);
      requireType(current, [body.careerStatusType]);
      const linked = await verifiedByLink(tx, authorship, personaRef, current);
      const career = await verifiedByKnownDomain(tx, authorship, personaRef, linked);
      return { career, change: await roles.refresh(tx, personaRef) };
    });
    roles.announce(viewer, change);
    return { ...verificationOf(career), nextStep: null };
  }

  return {
    async createCareerStatus({ viewer, body }) {
      const { personaRef } = viewer;
      const beginning = beginningOf(body);
      const { companyName, collegeName } = beginning;
      refuseFaults(
        careerWordsFaults(
          { 'careerData.companyName': companyName, 'careerData.collegeName': collegeName },
          'place',
          brand,
        ),
      );
      const { career, change } = await database.transaction(async (tx) => {
        await tx.query(lockPersona, personaRef);
        const [existing] = await tx.query(careerOfPersona, personaRef);
        // The same input keeps details and verification.
        if (existing !== undefined && isSame(existing, beginning)) {
          const career = await verifiedByLink(tx, authorship, personaRef, existing);
          return { career, change: await roles.refresh(tx, personaRef) };
        }
        if (existing !== undefined) await tx.query(invalidateCode, existing.id);
        const [begun] = await tx.query(beginCareer, personaRef, beginning.type, companyName, collegeName);
        if (begun === undefined) throw new Error('A career status was not stored.');
        const career = await verifiedByLink(tx, authorship, personaRef, begun);
        return { career, change: await roles.refresh(tx, personaRef) };
      });
      roles.announce(viewer, change);
      publish.roomsChanged(personaRef);
      return {
        status: 201,
        body: {
          careerStatus: presentCareer(career, openEmail(authorship, personaRef, career)),
          ...verificationOf(career),
          careerStatusId: career.id,
        },
      };
    },

    async suggestCareers({ viewer: { personaRef }, query }) {
      const [[career], job] = await Promise.all([
        database.query(careerOfPersona, personaRef),
        linkedJob(database, authorship, personaRef),
      ]);
      const isAskedFor =
        career !== undefined &&
        (query.careerStatusId ?? career.id) === career.id &&
        (query.careerStatusType ?? career.type) === career.type;
      const isJobAskedFor = job !== null && (query.careerStatusType ?? 'working') === 'working';
      const suggestions = [isJobAskedFor ? suggestionOfJob(job) : {}, isAskedFor ? suggestionOf(career) : {}];
      return { status: 200, body: { suggestions: suggestions.filter((one) => Object.keys(one).length > 0) } };
    },

    async updateCareerStatus({ viewer, path, headers, body }) {
      const isUpdate = headers['x-http-method-override'] === 'PUT';
      if ('careerStatusType' in body) {
        if (isUpdate) throw wrongForm('With x-http-method-override PUT the body is the career details.');
        return { status: 200, body: await recheck(viewer, path.careerStatusId, body) };
      }
      if (!isUpdate) throw wrongForm('Career details are stored with x-http-method-override PUT only.');
      return { status: 200, body: await updateDetails(viewer, path.careerStatusId, body) };
    },

    async updateUnemployedCareerStatus({ viewer, path, body }) {
      const updated = await storeDetails(viewer, path.careerStatusId, ['unemployed'], (tx, { id }) =>
        storeCheckedJob(tx, id, body, brand),
      );
      return { status: 200, body: updated };
    },
  };
}

async function storeCheckedJob(
  tx: Database,
  id: number,
  details: WorkingDetails | UnemployedDetails,
  brand: string,
): Promise<void> {
  const jobLocation = 'jobLocation' in details ? details.jobLocation : null;
  refuseFaults(careerWordsFaults({ jobProfile: details.jobProfile }, 'title', brand));
  refuseFaults({ jobLocation: invisibleFaultInLine(jobLocation ?? '') });
  const [has] = await tx.query(catalogHas, details.departmentId, details.industryId);
  if (!has?.department) {
    const fields = { departmentId: careerRefusals.departmentField };
    throw new Problem(422, 'department_not_found', careerRefusals.department, fields);
  }
  if (!has.industry) {
    const fields = { industryId: careerRefusals.industryField };
    throw new Problem(422, 'industry_not_found', careerRefusals.industry, fields);
  }
  const { departmentId, industryId, jobProfile, tagId, roleId } = details;
  await tx.query(storeJob, id, departmentId, industryId, jobProfile, tagId, roleId, jobLocation);
}

async function storeGivenStudies(tx: Database, id: number, details: StudentDetails): Promise<void> {
  const { courseId, courseName, specializationId, specialization } = details;
  refuseFaults({ courseName: invisibleFaultInLine(courseName), specialization: invisibleFaultInLine(specialization) });
  await tx.query(storeStudies, id, courseId, courseName, specializationId, specialization);
}

function beginningOf(choice: CareerStatusChoice): CareerBeginning {
  switch (choice.careerStatusType) {
    case 'working':
      return { type: 'working', companyName: choice.careerData.companyName.trim(), collegeName: null };
    case 'student':
      return { type: 'student', companyName: null, collegeName: choice.careerData.collegeName.trim() };
    case 'unemployed':
      return { type: 'unemployed', companyName: choice.careerData.companyName?.trim() ?? null, collegeName: null };
  }
}

function isSame(career: CareerRow, { type, companyName, collegeName }: CareerBeginning): boolean {
  return career.type === type && career.company_name === companyName && career.college_name === collegeName;
}

function verificationOf({ verified, verification_source }: CareerRow) {
  return { verified, verificationSource: verification_source };
}

function suggestionOf({ company_name, college_name, job_profile }: CareerRow) {
  return {
    ...(company_name === null ? {} : { companyName: company_name }),
    ...(college_name === null ? {} : { collegeName: college_name }),
    ...(job_profile === null ? {} : { jobProfile: job_profile }),
  };
}

function wrongForm(sentence: string): Problem {
  return new Problem(400, 'validation_failed', requestRefusals.fields, { body: sentence });
}

function suggestionOfJob({ companyName, designation }: PortalJob) {
  return { companyName, ...(designation === '' ? {} : { jobProfile: designation }) };
}

async function verifiedByKnownDomain(
  tx: Database,
  authorship: Authorship,
  persona: Uint8Array,
  career: CareerRow,
): Promise<CareerRow> {
  const email = career.verified === 'PARTIAL_VERIFIED' ? openEmail(authorship, persona, career) : null;
  if (email === null) return career;
  const [known] = await tx.query(domainOf, career.company_name, career.college_name);
  if (verificationBy(email, known?.domain ?? null) !== 'VERIFIED') return career;
  const seal = sealEmail(authorship, persona, email);
  const [stored] = await tx.query(
    storeVerification,
    career.id,
    'VERIFIED',
    seal,
    addressRefOf(authorship, email),
    null,
  );
  return stored === undefined ? career : { ...career, verified: 'VERIFIED' };
}
