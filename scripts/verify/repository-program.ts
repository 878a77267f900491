import type { Program } from '../../packages/verify/command/program';

/** `npm run verify`: the package, plus commands that need this repository. */
export const repositoryProgram: Program = {
  call: 'npm run verify --',
  contracts: 'openapi',
  commands: {
    diff: {
      help: ['diff <git-ref|file>       what changed in the contracts, and whether it breaks anybody'],
      run: async (given, output) => (await import('./diff/run-diff')).runDiff(given, output),
    },
    versions: {
      help: ['versions [check]          records the contracts with their versions; check compares with the record'],
      run: async (given, output) => (await import('./versions/run-versions')).runVersions(given, output),
    },
    reference: {
      help: ['reference [options]       starts our reference backend on demo data, and verifies that'],
      run: async (given, _output, verifySeeds) =>
        (await import('./reference/reference')).withReference(given, verifySeeds),
    },
  },
};
