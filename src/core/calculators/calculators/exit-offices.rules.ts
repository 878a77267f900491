import type { Day } from './calendar';
import { rowAt } from './law';
import type { ExitEmployer } from './tables/exit-due-row';
import type { EmployerKind, ExitOfficeRow } from './tables/exit-offices';
import { EXIT_COMPLAINTS, EXIT_OFFICES } from './tables/exit-offices';
import type { LabourRulesRow } from './tables/state-labour-rules';
import { CENTRE, LABOUR_RULES } from './tables/state-labour-rules';

export function sphereOf(employer: ExitEmployer, isCentral: boolean): EmployerKind {
  if (employer === 'government') return 'government';
  return isCentral ? 'centre' : 'state';
}

export function exitOfficesOf(sphere: EmployerKind, today: Day): readonly ExitOfficeRow[] {
  return EXIT_COMPLAINTS.flatMap((complaint) => {
    const found = rowAt(EXIT_OFFICES, today, (row) => row.complaint === complaint && row.spheres.includes(sphere));
    return found.ok ? [found.value] : [];
  });
}

/** Returns null if the rules are not confirmed. */
export function labourRulesOf(sphere: EmployerKind, state: string, today: Day): LabourRulesRow | null {
  const found = rowAt(LABOUR_RULES, today, (row) => row.state === (sphere === 'state' ? state : CENTRE));
  return found.ok ? found.value : null;
}
