import { dayText } from '../../src/core/calculators/calculators/calendar';
import type { LawTable, Provision } from '../../src/core/calculators/calculators/law';
import { lastDayOfRows } from '../../src/core/calculators/calculators/law';
import { BONUS } from '../../src/core/calculators/calculators/tables/bonus';
import { CODE_WAGES } from '../../src/core/calculators/calculators/tables/code-wages';
import { DEDUCTIONS } from '../../src/core/calculators/calculators/tables/deductions';
import { EXIT_TERMS } from '../../src/core/calculators/calculators/tables/exit-dues';
import { EXIT_OFFICES } from '../../src/core/calculators/calculators/tables/exit-offices';
import { GRATUITY } from '../../src/core/calculators/calculators/tables/gratuity';
import { GRATUITY_TAX } from '../../src/core/calculators/calculators/tables/gratuity-tax';
import { HRA } from '../../src/core/calculators/calculators/tables/hra';
import { INCOME_TAX } from '../../src/core/calculators/calculators/tables/income-tax';
import { LEAVE_ENCASHMENT } from '../../src/core/calculators/calculators/tables/leave-encashment';
import { PROFESSIONAL_TAX } from '../../src/core/calculators/calculators/tables/professional-tax';
import { PROVIDENT_FUND } from '../../src/core/calculators/calculators/tables/provident-fund';
import { STATE_INSURANCE } from '../../src/core/calculators/calculators/tables/state-insurance';
import { LABOUR_RULES } from '../../src/core/calculators/calculators/tables/state-labour-rules';
import { DAY_MS } from '../../src/core/kernel/common/india-calendar.rules';

export const LAW_TABLES: readonly LawTable<Provision>[] = [
  INCOME_TAX,
  DEDUCTIONS,
  PROVIDENT_FUND,
  STATE_INSURANCE,
  PROFESSIONAL_TAX,
  HRA,
  GRATUITY,
  GRATUITY_TAX,
  CODE_WAGES,
  LEAVE_ENCASHMENT,
  BONUS,
  EXIT_TERMS,
  EXIT_OFFICES,
  LABOUR_RULES,
];

export const WARNING_DAYS = 60;

export function endingTables(tables: readonly LawTable<Provision>[], today: string): readonly string[] {
  return tables.flatMap(({ subject, rows }) => {
    const last = lastDayOfRows(rows);
    if (last === null) return [`The table of ${subject} has no rows.`];
    const left = Math.round((Date.parse(last) - Date.parse(today)) / DAY_MS);
    if (left > WARNING_DAYS) return [];
    return left < 0
      ? [
          `The table of ${subject} ended on ${dayText(last)}: its calculators refuse later days. See docs/calculators.md.`,
        ]
      : [`The table of ${subject} ends on ${dayText(last)}, in ${left} days. See docs/calculators.md.`];
  });
}
