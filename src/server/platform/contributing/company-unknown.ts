import { Problem } from '@/server/contract/problem';

/** The refusal of a contribution about a company that the catalogue does not have. Thrown after every other refusal, so that nothing else is wrong with it. */
export class CompanyUnknown extends Problem {
  constructor(code: string, message: string) {
    super(422, code, message, { companyName: message });
  }
}
