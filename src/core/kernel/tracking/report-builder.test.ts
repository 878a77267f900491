import { describe, expect, it } from 'vitest';
import { errorReportOf, scriptReportOf } from './report-builder';

const page = { release: '0.1.0', screen: 'HomeScreen' };

describe('an error report', () => {
  it('says what happened and where it showed', () => {
    const error = 'GET /api/feed/v3/feed answered 500';
    expect(errorReportOf({ error, type: 'api', level: 'error' }, 'WEB', page)).toEqual({
      ...page,
      error,
      display: 'WEB',
      type: 'api',
      level: 'error',
    });
  });

  it('is cut to what the service takes, and its extras never replace the named members', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`extra${index}`, index]));
    const report = errorReportOf(
      {
        error: 'x'.repeat(3_000),
        type: 't'.repeat(200),
        level: 'fatal',
        ...{ display: 'APP', path: 'p'.repeat(3_000), ...many },
      },
      'WEB',
      page,
    );
    expect(report).toMatchObject({ display: 'WEB', level: 'fatal' });
    expect(report.error).toHaveLength(2_000);
    expect(report.type).toHaveLength(100);
    expect(report.path).toHaveLength(2_000);
    expect(Object.keys(report).length).toBeLessThanOrEqual(24);
  });

  it('holds no NUL, which the service refuses', () => {
    const report = errorReportOf({ error: 'a\u0000b', level: 'error', path: '\u0000' }, 'WEB', page);
    expect(report).toMatchObject({ error: 'a\uFFFDb', path: '\uFFFD' });
  });

  it('of a script names the class and the place', () => {
    expect(scriptReportOf({ name: 'TypeError', place: '/static/js/a.js:1:2' })).toEqual({
      error: 'TypeError at /static/js/a.js:1:2',
      type: 'script',
      level: 'error',
    });
    expect(scriptReportOf({ name: 'RangeError', place: null }).error).toBe('RangeError');
  });

  it('has a text where the error had none', () => {
    expect(errorReportOf({ error: ' ', type: 'bug', level: 'error' }, 'APP', page).error).toBe('unknown error');
  });
});
