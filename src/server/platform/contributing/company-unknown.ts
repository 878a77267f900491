import { Problem } from '@/server/contract/problem';

/**
 * Refuses a company that is not in the catalogue. Thrown last, so that everything else in the contribution is valid.
 */
export class CompanyUnknown extends Problem {
  constructor(code: string, message: string) {
    super(422, code, message, { companyName: message });
  }
}
