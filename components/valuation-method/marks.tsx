/** The dot of the regional valuation: full. */
export const REGIONAL_DOT = 'rounded-full bg-petrol forced-colors:bg-[CanvasText]';
/** The dot of the base formula: a ring. */
export const FORMULA_DOT = 'rounded-full border-3 border-brick bg-paper';

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
