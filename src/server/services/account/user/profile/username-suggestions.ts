export type RandomIndex = (limit: number) => number;

const FIRST = `
  Quiet Sleepy Brisk Humble Curious Witty Mellow Monsoon Mango Nimbu Filter Peepal Banyan Saffron Indigo Jasmine
  Cardamom Tamarind Coconut Marigold Lotus Coastal Misty Sunny Early Weekend Midnight Masala Ginger Turmeric
  Copper Velvet Wandering Steady
`
  .trim()
  .split(/\s+/);
const SECOND = `
  Bulbul Langur Kaapi Paani Root Mynah Koel Peacock Gecko Otter Dosa Idli Samosa Pakora Lassi Chai Jalebi Barfi
  Kite Rickshaw Tabla Sitar Veena Palm River Lantern Diya Rangoli Bazaar Courtyard Verandah Monsoon Squirrel
  Hornbill Sparrow Tortoise
`
  .trim()
  .split(/\s+/);

export function inventUsernames(count: number, chance: RandomIndex, numbered: boolean): readonly string[] {
  const names = new Set<string>();
  while (names.size < count) {
    const [first, second] = [FIRST[chance(FIRST.length)], SECOND[chance(SECOND.length)]];
    if (first !== second) names.add(`${first}${second}${numbered ? 10 + chance(90) : ''}`);
  }
  return [...names];
}
