import type { Variable } from './variable';
import { variable } from './variable';

export const dataVariables: readonly Variable[] = [
  variable(
    'Data',
    'DATA_DIR',
    '.data',
    'The folder of the embedded database, of uploaded files and of the authorship key. The embedded database needs another 128 MB of free space; it reserves half of them in a file (ballast) for a full disk.',
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
    'The server itself if DATABASE_URL is a pooler in transaction mode (PgBouncer, RDS Proxy), for LISTEN and backups. The pooler then gets no named statements.',
  ),
  variable(
    'Data',
    'DATABASE_READ_URL',
    '',
    'A streaming standby for guests: companies, feeds, search, figures and site maps. If it is unavailable or more than five seconds behind, the primary is used. Users always read the primary.',
  ),
  variable('Data', 'DATABASE_POOL', '10', 'The maximum number of connections to PostgreSQL, 1 to 100.'),
  variable(
    'Data',
    'SCHEDULED_WORK',
    'on',
    'off leaves background tasks (mails, figures, delayed contributions, housekeeping) to other processes on the same PostgreSQL. At least one needs on.',
  ),
  variable(
    'Data',
    'AUTHORSHIP_KEY',
    '',
    'The secret that ties contributions to people: 64 hexadecimal digits. Not set: created once in DATA_DIR/authorship.key. If you lose it, every authorship is lost.',
  ),
  variable(
    'Data',
    'FILES_S3_ENDPOINT',
    '',
    'The address of an S3-compatible store for uploaded files, such as https://s3.ap-south-1.amazonaws.com. Not set: files are stored in DATA_DIR/files.',
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
