import { isCareerComplete } from '../career-status/career.policy';
import type { CareerRow } from '../career-status/career.queries';
import type { PersonaRow } from '../profile/persona.queries';

/**
 * The roles of a persona from now on. The reader step makes a reader; a filled anonymous profile with complete career details
 * makes a writer and a reader. A role is never lost, also not while the career is being edited.
 */
export function rolesOf(
  persona: PersonaRow,
  career: CareerRow | undefined,
  readerStepDone: boolean,
): { readonly isReader: boolean; readonly isWriter: boolean } {
  const hasProfile = persona.user_name !== null && persona.avatar_uri !== null && persona.avatar_color !== null;
  const isWriter = persona.is_writer || (hasProfile && career !== undefined && isCareerComplete(career));
  return { isWriter, isReader: persona.is_reader || isWriter || readerStepDone };
}
