import { unseenAnswers } from '../tests/support/seen-answers';

/** A step of npm test: prints the answers that the openapi files declare and no contract or integration test has seen. */
const unseen = unseenAnswers();
for (const answer of unseen) console.error(`No test has seen ${answer}.`);
process.exitCode = unseen.length === 0 ? 0 : 1;
