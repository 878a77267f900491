import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { BROWSER } from '@tests/support/user-agents';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../../examples/foreign-service/faults.mjs';
import { FURTHER_FAULTS } from '../../examples/foreign-service/further-faults.mjs';
import { STRANGER_FAULTS } from '../../examples/foreign-service/stranger-faults.mjs';
import type { VerifyArguments } from '../../packages/verify/command/arguments';
import { readArguments } from '../../packages/verify/command/arguments';
import { CouldNotRun } from '../../packages/verify/command/could-not-run';
import { EXIT } from '../../packages/verify/command/exit-codes';
import { verify } from '../../packages/verify/command/run-command';
import { verifiedForeign } from '../../packages/verify/foreign-run';
import { startFaultyProxy } from '../../packages/verify/mutants/faulty-proxy';
import { furtherFaults } from '../../packages/verify/mutants/further-faults';
import { liveFaults } from '../../packages/verify/mutants/live-faults';
import { LIVE_PROOFS } from '../../packages/verify/mutants/live-proofs';
import { strangerFaults } from '../../packages/verify/mutants/stranger-faults';
import { storedReport } from '../../packages/verify/report/write-report';
import { withReference } from './reference/reference';
import { repositoryProgram } from './repository-program';

const folder = temporaryFolders('verify-long');
const SEEDS = 20;
/**
 * Live faults that no rule finds (docs/verify.md). New reviews do not count at first, so deleting one changes no
 * figure.
 */
const PASSES = ['deleted thing in the figures review null'];
const AS_BROWSER = { 'user-agent': BROWSER };

const quiet = () => {
  const said: string[] = [];
  return {
    said,
    output: { line: (text: string) => said.push(text), error: (text: string) => said.push(text), progress: null },
  };
};

async function verdictOf(given: VerifyArguments): Promise<number> {
  try {
    return await verify(given, quiet().output, new AbortController().signal);
  } catch (error) {
    if (error instanceof CouldNotRun) return EXIT.notRun;
    throw error;
  }
}

describe('the foreign service', () => {
  it(`keeps its contracts over ${SEEDS} seeds`, async () => {
    const codes: number[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) codes.push(await verifiedForeign({}, seed, folder));
    expect(codes).toEqual(Array.from({ length: SEEDS }, () => EXIT.passed));
  }, 600_000);

  const planted = Object.entries({ ...FAULTS, ...STRANGER_FAULTS }).map(
    ([name, fault]) => [name, () => fault] as const,
  );
  it.each([...planted, ...Object.entries(FURTHER_FAULTS)])(
    'is found with the planted fault %s',
    async (_name, fault) => {
      expect(await verifiedForeign(fault(), 5, folder)).toBeOneOf([EXIT.failed, EXIT.notRun]);
    },
    60_000,
  );
});

describe('the reference backend', () => {
  it('keeps every contract; with each live fault it does not', async () => {
    const args = ['reference', '--profile', 'full', '--seed', '3', '--report', folder()];
    const given = readArguments(args, repositoryProgram);
    const verdicts: (readonly [string, number])[] = [];
    const unproven: string[] = [];
    const { said, output } = quiet();
    const code = await withReference(given, async (own) => {
      const right = await verify(own, output, new AbortController().signal);
      for (const { name, service, only, start } of [...liveFaults, ...strangerFaults, ...furtherFaults]) {
        const proxy = await startFaultyProxy(own.url ?? '', start());
        // Users sign in at the correct server: the fault is in the service.
        const personas = join(folder(), 'personas.json');
        const signIn = resolve('scripts/verify/reference/reference-sign-in.ts');
        writeFileSync(personas, JSON.stringify({ headers: AS_BROWSER, signIn, signInAt: own.url }));
        const faulty = { ...own, url: proxy.url, service, only, gate: 0, personas, report: folder() };
        verdicts.push([`${name} ${service} ${only}`, await verdictOf(faulty)]);
        const report = JSON.stringify(storedReport(faulty.report) ?? {});
        for (const [rule, proof] of Object.entries(LIVE_PROOFS))
          if (proof === name && !report.includes(`"rule":"${rule}"`)) unproven.push(rule);
        await proxy.stop();
      }
      return right;
    });
    expect([code, said.join('\n')]).toEqual([EXIT.passed, expect.stringContaining('Kept')]);
    expect(unproven).toEqual([]);
    // A service with wrong lengths everywhere counts as none.
    const isFound = ([name, verdict]: readonly [string, number]) =>
      verdict === EXIT.failed || (name.startsWith('length') && verdict === EXIT.notRun);
    expect(verdicts.filter((verdict) => !isFound(verdict)).map(([name]) => name)).toEqual(PASSES);
  }, 900_000);
});
