import './slider.css';
import type { KeyboardEvent } from 'react';

export interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value. The text shows it unchanged, while the handle is clamped to the track. */
  readonly value: number;
  readonly valueText: string;
  readonly ends: readonly [string, string];
  readonly onSlide: (value: number) => void;
}

const PAGE_STEPS = 10;
const WHOLE = 100;

export function Slider({ label, min, max, step, value, valueText, ends, onSlide }: SliderProps) {
  const inside = Math.min(Math.max(value, min), max);
  const handleKeyDown = (event: KeyboardEvent) => {
    const turn = { PageUp: 1, PageDown: -1 }[event.key];
    if (turn === undefined) return;
    event.preventDefault();
    onSlide(Math.min(Math.max(inside + turn * step * PAGE_STEPS, min), max));
  };
  return (
    <div className="slider">
      <svg className="slider__line" aria-hidden="true">
        <line x1="0" x2={`${((inside - min) / (max - min)) * WHOLE}%`} y1="1" y2="1" />
      </svg>
      <input
        type="range"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        value={inside}
        aria-valuetext={valueText}
        onKeyDown={handleKeyDown}
        onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
      />
      <div className="slider__ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
