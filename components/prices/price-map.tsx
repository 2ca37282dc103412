import { formatEuros } from '@/lib/platform/format/number';
import { LABEL_SIZE, type PriceMap } from '@/lib/prices/map';

const STEPS = [
  'fill-petrol/15',
  'fill-petrol/35',
  'fill-petrol/55',
  'fill-petrol/75',
  'fill-petrol',
] as const;

const fillOf = (step?: number) => (step === undefined ? 'fill-sand' : STEPS[step]);

/** The table has the same data for screen readers. */
export function PriceMapFigure({ title, map }: { title: string; map: PriceMap }) {
  const { width, height, areas, dots, steps, outline } = map;
  return (
    <figure className="mt-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="mx-auto h-auto max-h-[32rem] w-full overflow-visible forced-color-adjust-none [print-color-adjust:exact]"
      >
        {outline && (
          <path
            d={outline.path}
            transform={`translate(${-outline.left} ${-outline.top})`}
            fillRule="evenodd"
            className="fill-surface stroke-edge"
          />
        )}
        {areas.map(({ place, path, step, isHere }) => (
          <a key={place.path} href={place.path} tabIndex={-1}>
            <title>{place.name}</title>
            <path
              d={path}
              fillRule="evenodd"
              strokeWidth={isHere ? 5 : 1}
              className={`${fillOf(step)} ${isHere ? 'stroke-brick' : 'stroke-paper'}`}
            />
          </a>
        ))}
        {dots.map(({ place, x, y, step, isHere, label }) => (
          <a key={place.path} href={place.path} tabIndex={-1}>
            <title>{place.name}</title>
            <circle
              cx={x}
              cy={y}
              r={isHere ? 11 : 9}
              strokeWidth={isHere ? 4 : 1}
              className={`${fillOf(step)} ${isHere ? 'stroke-brick' : 'stroke-edge'}`}
            />
            {label && (
              <text
                x={label.textX}
                y={label.textY}
                fontSize={LABEL_SIZE}
                textAnchor={label.anchor}
                className={`fill-ink ${isHere ? 'font-semibold' : ''}`}
              >
                {label.name}
              </text>
            )}
          </a>
        ))}
      </svg>
      <figcaption className="mt-4 text-base text-muted">
        {title}, je Quadratmeter:
        <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
          {steps.map(({ from, to }, step) => (
            <li key={from} className="flex items-center gap-2 whitespace-nowrap">
              <svg
                aria-hidden="true"
                viewBox="0 0 20 14"
                className="h-3.5 w-5 forced-color-adjust-none"
              >
                <rect width="20" height="14" className={STEPS[step]} />
              </svg>
              {from === to ? formatEuros(from) : `${formatEuros(from)} bis ${formatEuros(to)}`}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
