import { cities } from './cities/cities';
import { colleges } from './colleges/colleges';
import { companies } from './companies/companies';
import type { ImportKind } from './import-kind';
import { interviews } from './interviews/interviews';
import { jobs } from './jobs/jobs';
import { profiles } from './profiles/profiles';
import { questions } from './questions/questions';
import { reviews } from './reviews/reviews';
import { salaries } from './salaries/salaries';
import { taxonomies } from './taxonomies/taxonomies';
import { tenure } from './tenure/tenure';

export const importKinds: readonly ImportKind[] = [
  cities,
  taxonomies,
  colleges,
  companies,
  profiles,
  reviews,
  salaries,
  interviews,
  questions,
  jobs,
  tenure,
];
