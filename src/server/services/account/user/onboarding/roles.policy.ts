import { isCareerComplete } from '@/core/account/onboarding/completeness.rules';
import { earnedRoles } from '@/core/account/onboarding/earned-roles.rules';
import { presentCareer } from '../career-status/career.presenter';
import type { CareerRow } from '../career-status/career.queries';
import type { PersonaRow } from '../persona/persona.queries';

export function rolesOf(
  persona: PersonaRow,
  career: CareerRow | undefined,
  isReaderStepDone: boolean,
): ReturnType<typeof earnedRoles> {
  return earnedRoles({
    isReader: persona.is_reader,
    isWriter: persona.is_writer,
    hasProfile: persona.user_name !== null && persona.avatar_uri !== null && persona.avatar_color !== null,
    isCareerComplete: career !== undefined && isCareerComplete(presentCareer(career, null)),
    isReaderStepDone,
  });
}
