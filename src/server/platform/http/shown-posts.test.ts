import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesEachMoment, showsPosts } from './guest-answers';

const SERVICES = join('src', 'server', 'services');
const POSTS = /\bcontent\.(posts|comments|votes|polls)\b/;

const keptThrough = readdirSync(SERVICES, { withFileTypes: true })
  .filter((context) => context.isDirectory())
  .flatMap(({ name: context }) => readdirSync(join(SERVICES, context)).map((service) => [service, context] as const))
  .filter(([service]) => !showsPosts(`/api/${service}/any`));

describe('answers that guests share', () => {
  it.each(keptThrough)('are kept through posts by a service that reads none: %s of %s', (service, context) => {
    const folder = join(SERVICES, context, service);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const queries = files.filter((file) => file.endsWith('.queries.ts'));
    expect(queries.filter((file) => POSTS.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });

  it('are kept through posts by most services of research', () => {
    const services = ['awards', 'benefits', 'company', 'jobs', 'photos', 'review', 'salary', 'tenure'];
    expect(keptThrough.map(([service]) => service)).toEqual(expect.arrayContaining(services));
  });

  it.each([
    ['/api/feed/v3/feed', true, true],
    ['/api/feed/v1/community', false, false],
    ['/api/feed/v1/community/topic/1', true, true],
    ['/api/interviews/interviews', true, false],
    ['/api/company/companies', false, false],
    ['/api/companyother/companies', true, true],
  ])('say of %s whether a page with it changes with posts, and is of the moment', (path, posts, moment) => {
    expect([showsPosts(path), changesEachMoment(path)]).toEqual([posts, moment]);
  });
});
