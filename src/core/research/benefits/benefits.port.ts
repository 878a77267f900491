import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { Benefit, BenefitFigures, BenefitReport } from './benefit';

export interface Benefits {
  readonly listBenefitCatalogue: () => Promise<Result<readonly Benefit[], Failure>>;
  /** Lists reports, newest first. `benefit` is its URL name. Fails with `notFound` for an unknown company. */
  readonly listBenefitReports: (
    wanted: PageQuery & { readonly company: string; readonly benefit?: string },
  ) => Promise<Result<Page<BenefitReport>, Failure>>;
  readonly getBenefitFigures: (wanted: { readonly company: string }) => Promise<Result<BenefitFigures, Failure>>;
}

export const BenefitsPort: Key<Benefits> = Symbol('Benefits');
