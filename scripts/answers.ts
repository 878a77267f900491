import { unseenAnswers } from '../tests/support/seen-answers';

/**
 * Prints the answers that the openapi files declare and no contract or integration test has seen. A step of npm test.
 */
const unseen = unseenAnswers();
for (const answer of unseen) console.error(`No test has seen ${answer}.`);
process.exitCode = unseen.length === 0 ? 0 : 1;
