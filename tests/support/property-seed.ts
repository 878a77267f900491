import fc from 'fast-check';

/** The same values in each run of npm test, so that it fails because of a change alone. npm run test:long draws others each night. */
const SEED = 20_261_122;

if (process.env.TEST_LONG !== 'on') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
