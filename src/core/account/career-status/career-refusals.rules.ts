export const careerRefusals = {
  departmentField: 'Choose a department from the list.',
  department: 'This department does not exist.',
  industryField: 'Choose an industry from the list.',
  industry: 'This industry does not exist.',
  notFound: 'This career status does not exist.',
  otherType: (type: string): string => `This cannot be stored while your career status is ${type}.`,
  freeMail: 'Use the address that your company or college gave you.',
  /** An address can verify only one account at a time. */
  addressTaken:
    'Another account is verified with this address, and an address verifies only one account. Use another address, or delete that account first.',
  codeExpired: 'This code is too old or was tried too often. Ask for a new one.',
  codeWrong: 'This code is wrong. Use the one in our newest email; earlier codes no longer work.',
} as const;
