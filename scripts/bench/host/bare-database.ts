import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** The baseline for cold starts: opens a database, queries it once, reports to the parent process and waits. */

// Keeps the process until its parent ends it or ends.
process.on('disconnect', () => process.exit(0));
const place = process.argv[2] ?? '';
if (place.startsWith('postgres')) await new pg.Pool({ connectionString: place }).query('select 1');
else await (await PGlite.create(place)).query('select 1');
process.send?.('answered');
