import { Dots } from './marks';

interface ScaleProps {
  /** Errors in percent */
  regional: number;
  formula: number;
  /** The right end of the scale, in percent, a multiple of ten */
  end: number;
}

/** Two errors on one line, from none at the left; a stroke every ten percent. */
export function Scale({ regional, formula, end }: ScaleProps) {
  const at = (value: number) => (value / end) * 100;
  return (
    <span aria-hidden="true" className="mx-2 block print:[print-color-adjust:exact]">
      <span
        className="relative block h-5 border-l border-edge"
        style={{
          backgroundImage: 'linear-gradient(to left, var(--color-line) 1px, transparent 1px)',
          backgroundSize: `${1000 / end}% 100%`,
        }}
      >
        <span
          className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-edge"
          style={{
            left: `${at(Math.min(regional, formula))}%`,
            width: `${at(Math.abs(formula - regional))}%`,
          }}
        />
        <Dots regional={at(regional)} formula={at(formula)} />
      </span>
    </span>
  );
}

/** The end of a scale on which all errors have their place: the next ten percent. */
export function scaleEnd(errors: readonly number[]): number {
  return Math.ceil(Math.max(10, ...errors) / 10) * 10;
}
