import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawingTurns } from './drawing-turns';

let frames: FrameRequestCallback[] = [];

/** Lets one frame pass. */
function frame(): void {
  const due = frames;
  frames = [];
  for (const callback of due) callback(0);
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => vi.unstubAllGlobals());

/** Turns with rows that wait at these distances from the window; `drawn` names those that had their turn. */
function waiting(...distances: readonly number[]) {
  const turns = new DrawingTurns();
  const drawn: number[] = [];
  const leave = distances.map((distance, place) =>
    turns.ask({ distance: () => distance, draw: () => void drawn.push(place) }),
  );
  return { drawn, leave };
}

describe('rows that wait for their turn', () => {
  it('are drawn one in a frame, the nearest to the window first', () => {
    const { drawn } = waiting(3, 1, 2);
    expect(drawn).toEqual([]);
    frame();
    expect(drawn).toEqual([1]);
    frame();
    frame();
    expect(drawn).toEqual([1, 2, 0]);
  });

  it('are drawn by two where they stand in the window', () => {
    const { drawn } = waiting(0, 0, 0, 1);
    frame();
    expect(drawn).toEqual([0, 1]);
    frame();
    expect(drawn).toEqual([0, 1, 2]);
    frame();
    expect(drawn).toEqual([0, 1, 2, 3]);
  });

  it('have none once they are gone, and no frame is asked for without them', () => {
    const { drawn, leave } = waiting(1, 2);
    leave[0]?.();
    frame();
    frame();
    expect(drawn).toEqual([1]);
    expect(frames).toEqual([]);
  });
});
