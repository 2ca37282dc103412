import type { Label } from '@/lib/platform/places/map/labels';
import { type StateMap, LETTER_SIZE } from '@/lib/platform/places/map/state-map';

interface PlaceOnMap {
  place: string;
  /** 'Landkreis Bautzen' */
  district: string;
  state: string;
  map: StateMap;
}

const round = (value: number) => Math.round(value * 10) / 10;

function Name({ label, className }: { label: Label; className: string }) {
  const { name, textX, textY, anchor } = label;
  return (
    <text
      x={round(textX)}
      y={round(textY)}
      textAnchor={anchor}
      fontSize={LETTER_SIZE}
      className={className}
      // Keeps the name readable where it crosses a border.
      paintOrder="stroke"
      strokeWidth="3"
      strokeLinejoin="round"
    >
      {name}
    </text>
  );
}

export function StateDrawing({ place, district, state, map }: PlaceOnMap) {
  // 'Oldenburg (Oldenburg)' lies in the town of that name.
  const within = place.startsWith(district) ? [state] : [district, state];
  const where = [...new Set([place, ...within])].join(', ');
  return (
    <figure className="mx-auto w-full max-w-88">
      <svg
        viewBox={`0 0 ${round(map.width)} ${round(map.height)}`}
        role="img"
        aria-label={`Karte: ${where}`}
        className="h-auto w-full forced-color-adjust-none [print-color-adjust:exact]"
      >
        <path d={map.state} fillRule="evenodd" className="fill-sand stroke-edge" />
        {map.district !== map.state && (
          <path d={map.district} fillRule="evenodd" className="fill-petrol-soft stroke-petrol" />
        )}
        {map.towns.map((town) => (
          <g key={`${town.name} ${town.x}`}>
            <circle cx={round(town.x)} cy={round(town.y)} r="2" className="fill-ink" />
            <Name label={town} className="fill-ink stroke-sand" />
          </g>
        ))}
        <circle
          cx={round(map.place.x)}
          cy={round(map.place.y)}
          r="5.5"
          strokeWidth="2"
          className="fill-brick stroke-paper"
        />
        <Name label={map.place} className="fill-ink stroke-paper font-bold" />
      </svg>
      <figcaption className="mt-2 text-center text-base text-muted">{where}</figcaption>
    </figure>
  );
}
