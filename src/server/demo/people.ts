import { TILE_COLORS } from '@/core/kernel/common/tile.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { careerOf, drawCareer } from './careers';
import type { DemoCommunity } from './communities';
import { communities } from './communities';
import names from './data/names.json';
import { demoAccounts, subjectOf } from './demo-accounts';
import type { KnownPerson } from './demo-data';
import { knownPeople } from './demo-data';
import type { DemoCareer, DemoPerson } from './person';
import { Random } from './random';

const peopleAtScaleOne = 400;

export function drawPeople(scale: number): readonly DemoPerson[] {
  const random = new Random('people');
  return Array.from({ length: peopleAtScaleOne * scale }, (_none, index) => {
    const known = knownPeople[index];
    return drawPerson(random, index, known ?? null);
  });
}

const taken = new Set(knownPeople.map(({ userName }) => userName?.toLowerCase()));

function pseudonymOf(number: number): string {
  const [starts, ends] = [names.pseudonymStarts.length, names.pseudonymEnds.length];
  const pairs = starts * ends;
  // A step that is coprime to the count visits every pair once, in a scattered order.
  const pair = (number * 1777 + 613) % pairs;
  const round = Math.floor(number / pairs);
  const words = [names.pseudonymStarts[pair % starts] ?? '', names.pseudonymEnds[Math.floor(pair / starts)] ?? ''];
  const digits = round === 0 && number % 3 === 0 ? '' : String(round * 9 + (number % 9) + 2);
  const name = number % 5 === 4 ? words.join('_').toLowerCase() : words.join('');
  return taken.has(`${name}${digits}`.toLowerCase()) ? `${name}Ji${digits}` : `${name}${digits}`;
}

function drawPerson(random: Random, index: number, known: KnownPerson | null): DemoPerson {
  const account = demoAccounts[index];
  const name = account?.name ?? `${random.pick(names.firstNames)} ${random.pick(names.lastNames)}`;
  const address = `${urlNameOf(name).replace('-', '.')}${account === undefined ? index + 1 : ''}`;
  const isWriter = known === null ? random.chance(0.84) : known.life !== null;
  const isReader = isWriter || (known?.isReader ?? random.chance(0.7));
  const drawn = isWriter ? pseudonymOf(index) : null;
  const userName = known === null ? drawn : known.userName;
  const career = isWriter ? careerFor(random, index, address, known) : null;
  const canDesignate = isWriter && career?.type === 'working';
  return {
    userId: random.uuid(),
    publicId: random.uuid().replaceAll('-', ''),
    subject: account?.sub ?? subjectOf(index + 1),
    name,
    email: account?.email ?? `${address}@mail.example`,
    userName,
    avatarUri: userName === null ? null : pictureOf(index),
    avatarColor: userName === null ? null : random.pick(TILE_COLORS),
    career,
    isReader,
    isWriter,
    prefersDesignation: known === null && canDesignate && random.chance(0.12),
    follows: isReader ? drawFollows(random, career) : [],
  };
}

/**
 * Returns a picture from a random generator of its own. It reveals nothing about the name, and other random values stay
 * unchanged.
 */
function pictureOf(index: number): string {
  return `kolam:${new Random(`picture ${index}`).uuid().slice(19).replace('-', '')}`;
}

function careerFor(random: Random, index: number, address: string, known: KnownPerson | null): DemoCareer {
  return known !== null && known.life !== null ? careerOf(known.life, address) : drawCareer(random, index, address);
}

function drawFollows(random: Random, career: DemoCareer | null): readonly DemoCommunity[] {
  const topics = communities.filter(({ type }) => type === 'topic');
  const liked = topics.filter((_topic, place) => random.chance(0.72 - place * 0.035));
  const own = communities.filter(
    ({ type, name, entityId }) =>
      (type === 'company' && name === career?.companyName) ||
      (type === 'department' && entityId === career?.departmentId),
  );
  const curious = random.sample(
    communities.filter(({ type }) => type === 'company'),
    random.integer(0, 3),
  );
  return [...new Set([...liked, ...own, ...curious])];
}
