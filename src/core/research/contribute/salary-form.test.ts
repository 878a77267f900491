import { describe, expect, it } from 'vitest';
import type { SalaryAnswers } from './salary-form';
import { emptySalaryAnswers, faultySalaryFields, rupeesOf, salaryContributionOf, yearlyPayOf } from './salary-form';

const answers: SalaryAnswers = {
  ...emptySalaryAnswers,
  companyName: ' Vaayuna Technologies ',
  jobProfile: 'Software Engineer',
  locationName: 'Kochi',
  locationId: 3,
  totalExperience: 0,
  fixedSalary: { lakhs: 12, thousand: 50 },
};

describe('the form for pay', () => {
  it('[VA-SALARY-MANDATORY] asks for company, job title, city, experience and fixed pay; the rest may be empty', () => {
    expect(faultySalaryFields(answers)).toEqual([]);
    expect(faultySalaryFields({ ...answers, companyName: '  ' })).toEqual(['companyName']);
    expect(faultySalaryFields({ ...answers, jobProfile: '' })).toEqual(['jobProfile']);
    expect(faultySalaryFields({ ...answers, locationId: null })).toEqual(['location']);
    expect(faultySalaryFields({ ...answers, totalExperience: null })).toEqual(['totalExperience']);
    expect(faultySalaryFields({ ...answers, fixedSalary: { lakhs: null, thousand: 0 } })).toEqual(['fixedSalary']);
  });

  it('asks for the year of pay that ended, and for both halves of the stock', () => {
    expect(faultySalaryFields({ ...answers, currentSalary: false })).toEqual(['year']);
    expect(faultySalaryFields({ ...answers, stockType: 'rsus' })).toEqual(['stockDetail']);
    expect(faultySalaryFields({ ...answers, stock: { lakhs: 4, thousand: null } })).toEqual(['stockDetail']);
  });

  it('[EN-SALARY-FORM-AMOUNTS] adds lakhs and thousand to rupees', () => {
    expect(rupeesOf({ lakhs: 12, thousand: 50 })).toBe(1_250_000);
    expect(rupeesOf({ lakhs: 150, thousand: 5 })).toBe(15_005_000);
    const stock = { stock: { lakhs: 12, thousand: null }, vestingPeriod: null } as const;
    expect(yearlyPayOf({ ...answers, ...stock })).toBe(1_550_000);
    expect(yearlyPayOf({ ...answers, ...stock, vestingPeriod: '3' })).toBe(1_650_000);
  });

  it('is sent without what was not answered', () => {
    expect(salaryContributionOf({ ...answers, year: 2024 })).toEqual({
      companyName: 'Vaayuna Technologies',
      jobProfile: 'Software Engineer',
      locationId: 3,
      department: null,
      employment: 'fulltime',
      currentSalary: true,
      year: null,
      totalExperience: 0,
      fixedSalary: { lakhs: 12, thousand: 50 },
      variableSalary: null,
      joiningBonus: null,
      stockDetail: null,
      isConfirmed: false,
    });
    const intern = { ...answers, employment: 'intern', joiningBonus: { lakhs: null, thousand: 50 } } as const;
    expect(salaryContributionOf(intern)).toMatchObject({
      employment: 'intern',
      joiningBonus: { lakhs: 0, thousand: 50 },
    });
    expect(yearlyPayOf(intern)).toBe(yearlyPayOf(answers));
    expect(
      salaryContributionOf({ ...answers, stockType: 'esops', stock: { lakhs: 8, thousand: null } }).stockDetail,
    ).toEqual({ stockType: 'esops', vestingPeriod: 'notAware', lakhs: 8, thousand: 0 });
  });
});
