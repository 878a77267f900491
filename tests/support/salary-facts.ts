import { exact, ZERO } from '@/core/calculators/calculators/exact';
import type { SalaryFacts } from '@/core/calculators/calculators/salary.rules';

export function salaryFacts(over: Partial<SalaryFacts> = {}): SalaryFacts {
  return {
    year: '2026-27',
    age: 'below60',
    state: 'Karnataka',
    sex: 'male',
    ownProfessionalTax: ZERO,
    ctc: exact(14_00_000),
    variable: ZERO,
    basicRate: exact(50),
    hraRate: exact(50),
    providentFund: 'ceiling',
    voluntaryRate: ZERO,
    isPensionMember: true,
    isGratuityInCtc: true,
    isInsuredDistrict: true,
    employerNpsRate: ZERO,
    rentAMonth: ZERO,
    city: '',
    otherSavings: ZERO,
    health: ZERO,
    ownNps: ZERO,
    homeLoanInterest: ZERO,
    ...over,
  };
}
