import type { UserHandlers } from '@/server/contract/generated/user';
import { education, workExperience } from './experience-kinds';
import type { ExperiencesDeps } from './stored-experiences';
import { StoredExperiences } from './stored-experiences';

type ExperienceOperations =
  | 'listWorkExperiences'
  | 'addWorkExperience'
  | 'changeWorkExperience'
  | 'deleteWorkExperience'
  | 'listEducations'
  | 'addEducation'
  | 'changeEducation'
  | 'deleteEducation';

export function createExperiences(deps: ExperiencesDeps): Pick<UserHandlers, ExperienceOperations> {
  const jobs = new StoredExperiences(deps, workExperience);
  const studies = new StoredExperiences(deps, education);
  return {
    async listWorkExperiences({ viewer }) {
      return { status: 200, body: await jobs.list(viewer.userId) };
    },

    async addWorkExperience({ viewer, body }) {
      return { status: 201, body: await jobs.add(viewer.userId, body) };
    },

    async changeWorkExperience({ viewer, path, body }) {
      return { status: 200, body: await jobs.change(viewer.userId, path.experienceId, body) };
    },

    async deleteWorkExperience({ viewer, path }) {
      await jobs.delete(viewer.userId, path.experienceId);
      return { status: 204, body: null };
    },

    async listEducations({ viewer }) {
      return { status: 200, body: await studies.list(viewer.userId) };
    },

    async addEducation({ viewer, body }) {
      return { status: 201, body: await studies.add(viewer.userId, body) };
    },

    async changeEducation({ viewer, path, body }) {
      return { status: 200, body: await studies.change(viewer.userId, path.experienceId, body) };
    },

    async deleteEducation({ viewer, path }) {
      await studies.delete(viewer.userId, path.experienceId);
      return { status: 204, body: null };
    },
  };
}
