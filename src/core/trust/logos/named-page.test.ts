import { expect, it } from 'vitest';
import { createScreens } from '@/core/kernel/navigation/screens';
import { parseLogoOwner } from './named-page';

const screens = createScreens({
  Overview: '/overview/{urlName}-overview',
  Locations: '/overview/{urlName}-overview/locations',
  Reviews: '/reviews/{urlName}-reviews',
  College: '/colleges/{collegeUrl}',
  Jobs: '/jobs',
});

it.each([
  ['vaayuna-technologies', null, 'vaayuna-technologies'],
  [' Vaayuna-Technologies ', null, 'vaayuna-technologies'],
  ['/overview/vaayuna-technologies-overview', 'company', 'vaayuna-technologies'],
  ['https://site.example/overview/loom-overview/locations?x=1', 'company', 'loom'],
  ['https://site.example/overview/loom-overview#about', 'company', 'loom'],
  ['https://site.example/reviews/loom%2Dworks-reviews', 'company', 'loom-works'],
  ['https://site.example/colleges/iit-bombay?from=list', 'college', 'iit-bombay'],
] as const)('%j names the %s %j', (text, owner, urlName) => {
  expect(parseLogoOwner(text, screens)).toEqual({ owner, urlName });
});

it.each(['', 'two words', '/jobs', 'https://site.example/nothing/here'])('%j names nothing', (text) => {
  expect(parseLogoOwner(text, screens)).toBeNull();
});
