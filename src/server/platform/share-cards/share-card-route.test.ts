import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerShareCards } from './share-card-route';

it('a network that asks for many pictures keeps no other one waiting for all of them', async () => {
  const app = Fastify();
  registerShareCards(app, 'posts', (key) => Promise.resolve({ place: 'Pune', title: key, figures: [] }), 'Tarakki');
  const drawn: string[] = [];
  const ask = async (key: string, remoteAddress: string) => {
    const { statusCode } = await app.inject({ url: `/share/posts/${key}.png`, remoteAddress });
    expect(statusCode).toBe(200);
    drawn.push(`${key} for ${remoteAddress}`);
  };
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ask(key, '192.0.2.1'));
  // Another network also wants the last one.
  await Promise.all([...many, ask('g', '192.0.2.2'), ask('f', '192.0.2.3')]);
  const place = (one: string) => drawn.indexOf(one);
  expect(place('g for 192.0.2.2')).toBeLessThan(place('c for 192.0.2.1'));
  expect(place('f for 192.0.2.3')).toBeLessThan(place('d for 192.0.2.1'));
  await app.close();
});
