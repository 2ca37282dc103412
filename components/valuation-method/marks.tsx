/** The dot of the regional valuation: full. */
const REGIONAL_DOT = 'rounded-full bg-petrol forced-colors:bg-[CanvasText]';
/** The dot of the base formula: a ring. */
const FORMULA_DOT = 'rounded-full border-3 border-brick bg-paper';

interface DotsProps {
  /** Where the dots stand on their line, percent from the left */
  regional: number;
  formula: number;
}

/** Both figures on the line of a drawing, the regional one in front. */
export function Dots({ regional, formula }: DotsProps) {
  const dots = [
    { look: FORMULA_DOT, left: formula },
    { look: REGIONAL_DOT, left: regional },
  ];
  return dots.map(({ look, left }) => (
    <span
      key={look}
      className={`absolute top-1/2 size-3.5 -translate-1/2 ${look}`}
      style={{ left: `${left}%` }}
    />
  ));
}

/** Which dot stands for which way to value. */
export function Legend({ formula = 'Grundformel' }: { formula?: string }) {
  return (
    <p aria-hidden="true" className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <span className="flex items-center gap-2">
        <span className={`size-3.5 ${REGIONAL_DOT}`} />
        regionale Bewertung
      </span>
      <span className="flex items-center gap-2">
        <span className={`size-3.5 ${FORMULA_DOT}`} />
        {formula}
      </span>
    </p>
  );
}
