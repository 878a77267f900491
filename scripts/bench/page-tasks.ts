import type { CDPSession } from '@playwright/test';

export interface PageTasks {
  readonly blocking: number;
  readonly longest: number;
  readonly longestBefore: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The time in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const CATEGORIES = ['devtools.timeline', 'toplevel', 'loading', 'blink.user_timing'];
const BLOCKS_FROM_MS = 50;

/** Throws if the page painted nothing. */
export async function traceTasks(browser: CDPSession, work: () => Promise<void>): Promise<PageTasks> {
  return tasksOf(await traced(browser, work));
}

/** Returns the longest task during `work`, in ms of processor time. Throws if no frame was drawn. */
export async function longestTask(browser: CDPSession, work: () => Promise<void>): Promise<number> {
  const events = await traced(browser, work);
  const frame = events.find(({ name }) => name === 'FireAnimationFrame');
  if (frame === undefined) throw new Error('The page drew no frame.');
  return Math.max(0, ...tasksBeside(frame, events).map(({ took }) => took));
}

async function traced(browser: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event);
  };
  browser.on('Tracing.dataCollected', collect);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await complete;
  browser.off('Tracing.dataCollected', collect);
  return events;
}

function tasksOf(events: readonly TraceEvent[]): PageTasks {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The page painted nothing.');
  const tasks = tasksBeside(paint, events).map(({ end, took }) => ({ isLate: end > paint.ts, took }));
  const longestOf = (some: typeof tasks) => some.reduce((most, { took }) => Math.max(most, took), 0);
  const late = tasks.filter(({ isLate }) => isLate);
  return {
    blocking: late.reduce((sum, { took }) => sum + Math.max(0, took - BLOCKS_FROM_MS), 0),
    longest: longestOf(late),
    longestBefore: longestOf(tasks.filter(({ isLate }) => !isLate)),
  };
}

function tasksBeside({ pid, tid }: TraceEvent, events: readonly TraceEvent[]) {
  return events
    .filter((event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid)
    .map(({ ts, dur = 0, tdur = dur }) => ({ end: ts + dur, took: tdur / 1000 }));
}

function isTraceEvent(event: unknown): event is TraceEvent {
  return typeof event === 'object' && event !== null && 'name' in event && 'ts' in event;
}
