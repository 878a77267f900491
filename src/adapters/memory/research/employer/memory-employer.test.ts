import { startMemoryApp } from '@tests/support/memory-app';
import { expect, it } from 'vitest';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { MAX_CLAIMS } from '@/core/research/employer/claim.rules';
import { EmployerPort } from '@/core/research/employer/employer.port';

it('starts no claim of an account with as many as one can have, until it ends one', async () => {
  const { app, world } = await startMemoryApp({ as: 'reader' });
  const names = Array.from({ length: MAX_CLAIMS + 1 }, (_, index) => `claimed-${index}`);
  for (const [index, name] of names.entries())
    world
      .records(CompanyRecords)
      .add({ companyId: 900 + index, urlName: name, companyName: name, industry: 'Textiles', hq: 'Surat' });
  world.records(CareerRecords).places = names.map((name) => ({ name, domain: `${name}.example`, industryId: null }));
  const employer = app.container.get(EmployerPort);
  const start = async (company: string) => employer.startClaim({ company, way: 'DNS', mailbox: null });
  const started = await Promise.all(names.slice(1).map(start));
  const [first] = started;
  expect(started.filter(({ ok }) => !ok)).toEqual([]);
  expect(await start('claimed-0')).toMatchObject({ ok: false, failure: { code: 'claims_full' } });
  expect(await start('claimed-1')).toMatchObject({ ok: true });
  if (first?.ok === true) await employer.endClaim(first.value);
  expect(await start('claimed-0')).toMatchObject({ ok: true });
});
