import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Benefits } from '../benefits/benefits.port';
import type { InterviewReading } from '../interviews/interview-reading.port';
import type { SalaryReading } from '../salaries/salary-reading.port';
import type { OfferFacts } from './offer-facts';

export interface OfferReading {
  readonly salaries: Pick<SalaryReading, 'getSalaryReport'>;
  readonly interviews: Pick<InterviewReading, 'getInterviewSummary'>;
  readonly benefits: Pick<Benefits, 'getBenefitFigures' | 'listBenefitCatalogue'>;
}

export const OfferReadingPort: Key<OfferReading> = Symbol('OfferReading');

/** Reads facts of several companies. Parts that fail to load are null. */
export class ReadOfferFacts {
  readonly #reading: OfferReading;

  constructor(reading: OfferReading) {
    this.#reading = reading;
  }

  /** `companies` are URL names. Without a job profile, pay covers all roles. */
  async execute(companies: readonly string[], jobProfile: string | null): Promise<readonly OfferFacts[]> {
    const { salaries, interviews, benefits } = this.#reading;
    const role = jobProfile === null ? {} : { jobProfile };
    const catalogue = benefits.listBenefitCatalogue();
    return Promise.all(
      companies.map(async (company) => {
        const [pay, summary, figures, known] = await Promise.all([
          salaries.getSalaryReport({ company, ...role }),
          interviews.getInterviewSummary({ company }),
          benefits.getBenefitFigures({ company }),
          catalogue,
        ]);
        return {
          urlName: company,
          pay: valueIn(pay),
          interviews: valueIn(summary),
          benefits: valueIn(figures),
          catalogue: valueIn(known) ?? [],
        };
      }),
    );
  }
}

function valueIn<Value>(answer: Result<Value, Failure>): Value | null {
  return answer.ok ? answer.value : null;
}
