import { dailyMessageLimit } from '@/core/talk/chat/message-day-limit.rules';
import { dailyCommentLimit } from '@/core/talk/comments/comment-day-limits.rules';
import { DayLimits } from '@/server/platform/contributing/day-limits';
import { RowMixing } from '@/server/platform/mixing/row-mixing';
import { SessionStore } from '@/server/platform/sessions/session-store';
import { bytes } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { findShownProfiles } from '@/server/services/account/user/profile/profile-tag';
import type { RunningServer } from '@/server/start-server';
import { startServer } from '@/server/start-server';
import { companyWorks } from './company-works';
import { AUTHORSHIP_KEY, hostConfig, openDatabase, SESSION_LIMITS } from './config';
import type { HostFacts, HostQuestion, SetOrder } from './host-facts';
import { baselineRequests, startPlainServer } from './plain-server';
import { postWorks } from './post-works';
import { researchWorks } from './research-works';
import { VIEWER_ID } from './seed-posts';
import { benchPortal } from './sign-in-work';
import { userWorks } from './user-works';

const WORKS = { posts: postWorks, research: researchWorks, companies: companyWorks, users: userWorks } as const;

const TURN_MS = 300_000;

/** Starts counters below zero, because one user makes all requests and would exceed the daily limits. */
const countFromBelow = defineStatement({
  name: 'bench.count-from-below',
  parameters: [bytes],
  columns: {},
  text: 'insert into platform.help_counts (ref, count) values ($1, -1000000000) on conflict (ref) do update set count = excluded.count',
});

let running: RunningServer | undefined;
let turns = 0;

async function start(order: SetOrder): Promise<HostFacts> {
  const database = await openDatabase(order);
  const server = await startServer({
    config: { ...hostConfig(), naukri: benchPortal() },
    database,
    authorshipKey: AUTHORSHIP_KEY,
  });
  running = server;
  const { authorship } = server;
  const personaRef = authorship.personaRef(VIEWER_ID);
  const origin = { provider: 'google', device: '' } as const;
  const { tokens } = await new SessionStore(database, authorship, SESSION_LIMITS).start(VIEWER_ID, Date.now(), origin);
  const viewer = { userId: VIEWER_ID, personaRef, isReader: true, isWriter: true, isEmployer: false };
  const { tag } = await findShownProfiles(database, authorship)(viewer);
  const dayLimits = new DayLimits(authorship, Date.now);
  for (const limit of [dailyCommentLimit, dailyMessageLimit]) {
    await database.query(countFromBelow, dayLimits.refOf(personaRef, limit));
  }
  const works = await WORKS[order.set](database, authorship, personaRef);
  const plain = await startPlainServer(works);
  return {
    origin: server.origin,
    plainOrigin: plain.listeningOrigin,
    headers: {
      cookie: `AT=${tokens.access}; RT=${tokens.refresh}`,
      origin: server.origin,
      appid: '999',
      systemid: 'AB_WEB',
      'content-type': 'application/json',
      'user-agent': 'bench',
      'profile-tag': tag,
      'x-device-type': 'WEB',
    },
    compared: Object.fromEntries(
      Object.entries(works).map(([name, work]) => [
        name,
        { product: work.product, plain: baselineRequests(name, work) },
      ]),
    ),
  };
}

async function answerTo(question: HostQuestion): Promise<number> {
  if (question === 'processor time') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  if (running === undefined) throw new Error('The host has not started.');
  const { housekeeping, database } = running;
  const start = performance.now();
  if (question === 'housekeeping') await housekeeping.run();
  else {
    turns += 1;
    await new RowMixing({ database, now: () => Date.now() + turns * TURN_MS }).run();
  }
  return performance.now() - start;
}

process.on('disconnect', () => process.exit(0));
process.on('message', (asked: SetOrder | HostQuestion) => {
  const answer = typeof asked === 'string' ? answerTo(asked).then(String) : start(asked).then(JSON.stringify);
  answer.then(
    (text: string) => process.send?.(text),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
