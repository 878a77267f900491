import { MIN_GROUP } from '@/core/figures/figures.rules';

/**
 * The condition for a company (`c`, with its figures `f`) to be in lists and site maps: there is something to read of it. One that a row of an imported file
 * names, and nothing else, waits until there is; its address works meanwhile, and search finds it.
 */
export const HAS_TO_READ = `(c.import_ids is null or c.headquarters <> '' or c.weight > 0
  or f.reviews + f.interviews + f.questions + f.jobs + f.photos + f.benefits > 0 or f.salaries >= ${MIN_GROUP})`;
