import { expect, it } from 'vitest';
import { TILE_COLORS } from '@/core/kernel/common/tile.rules';
import { tileClass, tileClassOfColor } from './tile-class';

it('knows the six tile colours in either case, and no other', () => {
  expect(tileClassOfColor('#e9e3d8')).toBe('tile-a');
  expect(tileClassOfColor('#ECE5CB')).toBe('tile-f');
  expect(tileClassOfColor('#000000')).toBeNull();
  expect(new Set(TILE_COLORS.map(tileClassOfColor)).size).toBe(TILE_COLORS.length);
});

it('gives a seed the class of its colour', () => {
  expect(tileClass('QuietBulbul')).toBe(tileClass('QuietBulbul'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map(tileClass)).size).toBeGreaterThan(2);
});
