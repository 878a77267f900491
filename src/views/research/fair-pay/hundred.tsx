const ROW = 25;
const HUNDRED = 100;

/** Decorative: the text next to it says the same. */
export function Hundred({ below }: { readonly below: number }) {
  const own = Math.min(below, HUNDRED - 1);
  return (
    <svg className="fair-hundred" viewBox={`0 0 ${ROW} 4`} aria-hidden="true">
      {Array.from({ length: HUNDRED }, (_, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of people who earn less.
          key={place}
          className={markOf(place - own)}
          x={(place % ROW) + 0.1}
          y={Math.floor(place / ROW) + 0.1}
          width="0.8"
          height="0.8"
        />
      ))}
    </svg>
  );
}

function markOf(distance: number): string {
  if (distance === 0) return 'fair-hundred__you';
  return distance < 0 ? 'fair-hundred__below' : 'fair-hundred__above';
}
