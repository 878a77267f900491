import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { projectFile } from '@/server/platform/project-folder';

const PATH = '/login/microsoft/answer';
const SCRIPT = projectFile('src', 'server', 'services', 'account', 'login', 'session', 'browser', 'answer.js');

const PAGE = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Logging in</title>
<link rel="icon" href="data:,">
<script defer src="${PATH}.js"></script>
</head>
<body><p>You may close this window.</p></body>
</html>
`;

/**
 * Serves the final page of Microsoft's window. Its script passes the fragment, which no server sees, to the waiting
 * page.
 */
export function registerAnswerPage(app: FastifyInstance): void {
  app.get(PATH, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE),
  );
  app.get(`${PATH}.js`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(readFileSync(SCRIPT)),
  );
}
