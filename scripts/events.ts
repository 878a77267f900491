import { parseArgs } from 'node:util';
import { usageReport } from '../src/server/services/kernel/curate/tracking/report';
import { withOpenedData } from './lib/opened-data';

/**
 * npm run events -- --report [--days 30]: prints totals of the product's usage. The embedded database must not be in
 * use.
 */
const { values } = parseArgs({
  options: { report: { type: 'boolean', default: false }, days: { type: 'string', default: '30' } },
});
const days = Number(values.days);
if (!values.report || !Number.isInteger(days) || days < 1) {
  console.error('npm run events -- --report [--days <number of days>]');
  process.exitCode = 1;
} else {
  for (const line of await withOpenedData((database) => usageReport(database, Date.now(), days))) console.log(line);
}
