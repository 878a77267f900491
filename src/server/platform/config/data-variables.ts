import type { Variable } from './variable';
import { variable } from './variable';

export const dataVariables: readonly Variable[] = [
  variable(
    'Data',
    'DATA_DIR',
    '.data',
    'The folder of the embedded database, of uploaded files and of the authorship key. The embedded database needs 128 MB free beside what it holds, of which it keeps half in a file (ballast) for a full disk.',
  ),
  variable(
    'Data',
    'DATABASE_URL',
    '',
    'postgres://user:password@host:port/name uses that PostgreSQL (15 or newer) instead of the embedded one.',
  ),
  variable(
    'Data',
    'DATABASE_DIRECT_URL',
    '',
    'That PostgreSQL itself, where DATABASE_URL leads to a pooler in transaction mode (PgBouncer, RDS Proxy): for the connection that listens and for backups. Statements go through the pooler without names then.',
  ),
  variable(
    'Data',
    'DATABASE_READ_URL',
    '',
    'A streaming standby of that PostgreSQL, for what guests read: companies, feeds, search, figures and site maps. It may be five seconds behind; where it is away or further behind, the primary is read. Users always read the primary.',
  ),
  variable('Data', 'DATABASE_POOL', '10', 'Connections to PostgreSQL at the most, 1 to 100.'),
  variable(
    'Data',
    'SCHEDULED_WORK',
    'on',
    'off leaves the repeated work (mails, figures, what waits, housekeeping) to other processes on the same PostgreSQL; one of them at least needs on.',
  ),
  variable(
    'Data',
    'AUTHORSHIP_KEY',
    '',
    'The secret that ties contributions to people: 64 hexadecimal digits. Not set: made once and kept in DATA_DIR/authorship.key. Whoever loses it loses every authorship.',
  ),
  variable(
    'Data',
    'FILES_S3_ENDPOINT',
    '',
    'The address of an S3-compatible store for uploaded files, such as https://s3.ap-south-1.amazonaws.com. Not set: files are kept in DATA_DIR/files.',
  ),
  variable('Data', 'FILES_S3_BUCKET', '', 'The bucket for uploaded files; it must exist and must not be public.'),
  variable('Data', 'FILES_S3_REGION', 'us-east-1', 'The region of that store.'),
  variable('Data', 'FILES_S3_KEY_ID', '', 'The id of the access key for that store.'),
  variable('Data', 'FILES_S3_SECRET', '', 'The secret of that access key.'),
  variable(
    'Data',
    'DEMO_DATA',
    'on',
    'on loads the fictional demo data once into an empty database; off does not. Must be set where PUBLIC_ORIGIN is https.',
  ),
  variable('Data', 'DEMO_SCALE', '1', '1, 10 or 100 times the demo data.'),
];
