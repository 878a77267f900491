import { Problem } from '@/server/contract/problem';

/** Refuses a company that is not in the catalogue. Thrown last, so nothing else is wrong with the contribution. */
export class CompanyUnknown extends Problem {
  constructor(code: string, message: string) {
    super(422, code, message, { companyName: message });
  }
}
