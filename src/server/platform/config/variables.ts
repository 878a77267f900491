/** One environment variable: its name, what it means, and its default as it would be written ('' means: not set). */
export interface Variable {
  readonly name: string;
  readonly group: string;
  readonly about: string;
  readonly default: string;
}

const variable = (group: string, name: string, defaultValue: string, about: string): Variable => ({
  name,
  group,
  about,
  default: defaultValue,
});

/**
 * Every environment variable that the server reads, in the order in which .env.example lists them.
 * A test compares this list with .env.example and with what the configuration really reads.
 */
export const variables: readonly Variable[] = [
  variable('Server', 'NODE_ENV', 'production', 'production, development or test.'),
  variable(
    'Server',
    'HOST',
    'localhost',
    'The address to listen on. The default answers this machine only; 0.0.0.0 answers everybody.',
  ),
  variable('Server', 'PORT', '3000', 'The port to listen on, 0 to 65535. 0 takes a free one.'),
  variable(
    'Server',
    'PUBLIC_ORIGIN',
    '',
    'The address that people type, such as https://tarakki.example. Not set: http://localhost:PORT. Needed when HOST is not this machine.',
  ),
  variable(
    'Server',
    'PUBLIC_STAND_INS',
    '',
    'Built-in stand-ins that a server with a PUBLIC_ORIGIN of https runs all the same, separated by commas: google lets everybody sign in as anybody, mailbox shows all mail to everybody.',
  ),
  variable(
    'Server',
    'TRUST_PROXY',
    'off',
    'How many proxies stand in front (1, 2, …), or off. Decides whose X-Forwarded-For counts.',
  ),
  variable(
    'Server',
    'LOG_LEVEL',
    'info',
    'fatal, error, warn, info, debug, trace or silent. Reads are logged at debug, writes and failures at info and above.',
  ),
  variable('Server', 'CLIENT_DIR', 'dist/client', 'The folder with the built client.'),
  variable('Server', 'FIRST_VIEW_FILE', 'dist/first-view.mjs', 'The built module that renders the first view.'),
  variable(
    'Data',
    'DATA_DIR',
    '.data',
    'The folder of the embedded database, of uploaded files and of the authorship key.',
  ),
  variable(
    'Data',
    'DATABASE_URL',
    '',
    'postgres://user:password@host:port/name uses that PostgreSQL (15 or newer) instead of the embedded one.',
  ),
  variable('Data', 'DATABASE_POOL', '10', 'Connections to PostgreSQL at the most, 1 to 100.'),
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
  variable('Data', 'DEMO_DATA', 'on', 'on loads the fictional demo data once into an empty database; off does not.'),
  variable('Data', 'DEMO_SCALE', '1', '1, 10 or 100 times the demo data.'),
  variable('Product', 'BRAND_NAME', 'Tarakki', 'The name that the product shows.'),
  variable(
    'Product',
    'APP_URL',
    '',
    'The mobile app in its store, for the hint on phones. Not set: there is no app, and no hint.',
  ),
  variable(
    'Product',
    'FIGURE_REVIEWS',
    '0',
    'How many reviews the home page shows at least, for a deployment that takes over an existing site. 0: as many as the database holds.',
  ),
  variable('Product', 'FIGURE_INTERVIEWS', '0', 'The same for interviews.'),
  variable('Product', 'FIGURE_SALARIES', '0', 'The same for salaries.'),
  variable('Product', 'FIGURE_USERS', '0', 'The same for users.'),
  variable('Legal', 'LEGAL_ENTITY', '', 'The company or person that runs this service, as the legal pages name it.'),
  variable('Legal', 'LEGAL_ADDRESS', '', 'Its postal address, on one line.'),
  variable('Legal', 'CONTACT_EMAIL', '', 'Where people write for everything that is no complaint.'),
  variable(
    'Legal',
    'GRIEVANCE_OFFICER_NAME',
    '',
    'The grievance officer of the IT Rules 2021, who acknowledges complaints within 24 hours and settles them within 7 days. Needed in India.',
  ),
  variable('Legal', 'GRIEVANCE_OFFICER_EMAIL', '', "The officer's address. Set it together with the name."),
  variable('Legal', 'GRIEVANCE_OFFICER_PHONE', '', "The officer's telephone, where there is one."),
  variable(
    'Legal',
    'NOTICES_EMAIL',
    '',
    'Where summonses and notices of authorities are mailed. Not set: to the grievance officer; without one they are stored and mailed later.',
  ),
  variable(
    'Legal',
    'BACKUP_DAYS',
    '30',
    'After how many days what was deleted is gone from your backups, 0 to 365. The privacy notice promises it: keep it.',
  ),
  variable(
    'Google',
    'GOOGLE_CLIENT_ID',
    '',
    'The client id of the Google sign-in. Not set: the built-in emulator plays Google.',
  ),
  variable('Google', 'GOOGLE_SCRIPT_URL', 'https://accounts.google.com/gsi/client', "Google's sign-in script."),
  variable(
    'Google',
    'GOOGLE_ISSUERS',
    'https://accounts.google.com,accounts.google.com',
    'Who may have issued an ID token, separated by commas.',
  ),
  variable('Google', 'GOOGLE_JWKS_URL', 'https://www.googleapis.com/oauth2/v3/certs', 'The public keys of ID tokens.'),
  variable(
    'Google',
    'GOOGLE_TOKENINFO_URL',
    'https://oauth2.googleapis.com/tokeninfo',
    'Says for whom an access token was made.',
  ),
  variable(
    'Google',
    'GOOGLE_USERINFO_URL',
    'https://openidconnect.googleapis.com/v1/userinfo',
    'Says whose access token it is.',
  ),
  variable(
    'Mail',
    'SMTP_URL',
    '',
    'smtp://user:password@host:port or smtps://…. Not set: mail goes to the built-in mailbox at /mailbox.',
  ),
  variable('Mail', 'MAIL_FROM', '', 'The sender of mail. Not set: no-reply at the host of PUBLIC_ORIGIN.'),
  variable('Sessions', 'SESSION_ACCESS_MINUTES', '15', 'How long an access token lasts, 1 to 1440.'),
  variable(
    'Sessions',
    'SESSION_REFRESH_DAYS',
    '30',
    'After how many days without a visit one is signed out, 1 to 365.',
  ),
  variable(
    'Sessions',
    'SESSIONS_PER_PERSON',
    '20',
    'How many browsers one person may be signed in with; the oldest session ends first. 1 to 1000.',
  ),
  variable('Limits', 'LIMIT_LOGIN_PER_MINUTE', '20', 'Sign-ins per minute and address, 1 to 1000000.'),
  variable('Limits', 'LIMIT_WRITES_PER_MINUTE', '120', 'Writes per minute and person, 1 to 1000000.'),
  variable('Limits', 'LIMIT_READS_PER_MINUTE', '1200', 'Reads per minute and person or address, 1 to 1000000.'),
];
