import { expect, it } from 'vitest';
import { citiesOfIndia } from './places';

it.each([
  ['Remote (Pune)', ['Pune']],
  ['Work From Home (Pune, Mumbai)', ['Pune', 'Mumbai']],
  ['Remote (India)', ['Remote']],
  ['Pune 411057', ['Pune']],
  ['Pune-411057', ['Pune']],
  ['Pune, Maharashtra 411057', ['Pune']],
  ['Noida Sector 62', ['Noida']],
  ['Noida, Sector-62', ['Noida']],
  ['Pune-Hinjewadi', ['Pune']],
  ['Pune - Hinjewadi', ['Pune']],
  ['Salem-Oregon', []],
  ['Navi Mumbai-Airoli', ['Navi Mumbai']],
  ['Goa Velha', []],
  ['Old Goa', []],
  ['Patna Sahib', []],
  ['Paonta Sahib', ['Paonta Sahib']],
  ['Paonta Sahab', ['Paonta Sahib']],
  ['Banglore', ['Bengaluru']],
])('%s is in %j', (text, cities) => {
  expect(
    citiesOfIndia()
      .readSeveral(text)
      .cities.map(({ name }) => name),
  ).toEqual(cities);
});
