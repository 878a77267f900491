import fc from 'fast-check';

/** Fixed, so that npm test only fails because of a change; npm run test:long draws others each night. */
const SEED = 20_261_122;

if (process.env.TEST_LONG !== 'on') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
