import { expect, it } from 'vitest';
import { collegeLogoPath, companyLogoPath } from './logo-path';

it('[VA-LOGO-COMPANY] builds the path of a company logo', () => {
  expect(companyLogoPath('nilgiri-software')).toBe('/alpha/company/photos/logos/nilgiri-software.jpg');
  expect(companyLogoPath('../x')).toBe('/alpha/company/photos/logos/..%2Fx.jpg');
});

it('[VA-LOGO-COLLEGE] builds the path of a college logo', () => {
  expect(collegeLogoPath('deccan-institute')).toBe('/alpha/colleges/photos/logos/deccan-institute.jpg');
});
