import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createFiles } from '../src/server/platform/files/create-files';
import { noticeLines, orderOf } from '../src/server/services/trust/legal/legal/register';
import { withOpenedData } from './lib/opened-data';

/**
 * npm run notices: prints the register of notices from authorities. `-- --document <receipt>` writes the document of an
 * order to a file. The embedded database must not be in use.
 */
const { values } = parseArgs({ options: { document: { type: 'string' } } });
const receipt = values.document;
if (receipt === undefined) {
  const lines = await withOpenedData(noticeLines);
  console.log(lines.length === 0 ? 'No notice has come.' : lines.join('\n'));
} else {
  const content = await withOpenedData((database, _authorship, config) =>
    orderOf(database, createFiles(config), receipt),
  );
  if (content === null) {
    console.error(
      `There is no document of ${receipt}: it came without one, or its network had sent its share of the day.`,
    );
    process.exitCode = 1;
  } else {
    writeFileSync(`${receipt}.pdf`, content, { flag: 'wx', mode: 0o600 });
    console.log(`The document is in ${receipt}.pdf.`);
  }
}
