import type { Exact } from '@/core/calculators/calculators/exact';
import type { FieldProblems, TypedFields } from '@/core/calculators/calculators/form-reading';
import { FormReading } from '@/core/calculators/calculators/form-reading';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { PaySubject } from './fair-pay.rules';
import { experienceOf } from './fair-pay.rules';

export const EMPTY_FAIR_PAY_FIELDS = {
  jobProfile: '',
  city: '',
  company: '',
  years: '',
  fixed: '',
  variable: '',
} satisfies TypedFields;

interface KnownJob {
  readonly working: {
    readonly jobProfile: string | null;
    readonly jobLocation: string | null;
    readonly companyName: string;
  } | null;
}

export function fairPayFieldsOf(status: KnownJob | null): TypedFields {
  const { jobProfile = null, jobLocation = null, companyName = '' } = status?.working ?? {};
  if (jobProfile === null) return {};
  return { jobProfile, city: jobLocation ?? '', company: companyName };
}

const MAX_YEARS = 50;
const MIN_PAY = 10_000;

export interface FairPayInput {
  readonly subject: PaySubject;
  readonly pay: Exact;
  readonly years: number | null;
  readonly fixed: Exact;
  readonly variable: Exact;
}

export interface FairPayFormResult {
  /** Null while a field has a problem. */
  readonly read: FairPayInput | null;
  /** The group that the entries name, or null without a job title. No pay is needed. */
  readonly subject: PaySubject | null;
  readonly problems: FieldProblems;
}

export function parseFairPayForm(typed: TypedFields): FairPayFormResult {
  const form = new FormReading(typed);
  const nameOf = (field: string) => urlNameOf(form.text(field)) || null;
  const jobProfile = nameOf('jobProfile');
  if (jobProfile === null) form.refuse('jobProfile', 'Enter your job title, and pick it from the list.');
  const years = form.text('years').trim() === '' ? null : form.count('years', 'your years of work', MAX_YEARS);
  const fixed = form.amount('fixed', { name: 'your fixed pay a year', per: 'year', min: MIN_PAY });
  const variable = form.amount('variable', { name: 'the variable part', per: 'year', isOptional: true });
  const subject: PaySubject = {
    jobProfile: jobProfile ?? '',
    company: nameOf('company'),
    location: nameOf('city'),
    experience: years === null ? null : experienceOf(years),
  };
  return {
    read: form.isFree ? { subject, pay: fixed.add(variable), years, fixed, variable } : null,
    subject: jobProfile === null || form.problems.years !== undefined ? null : subject,
    problems: form.problems,
  };
}
