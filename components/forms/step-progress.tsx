interface StepProgressProps {
  /** From 1 */
  step: number;
  of: number;
}

/** How far a form of several steps has come: '3/10' and a bar. */
export function StepProgress({ step, of }: StepProgressProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <div
        role="progressbar"
        aria-label="Fortschritt"
        aria-valuemin={1}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={`Schritt ${step} von ${of}`}
        className="forced-color-adjust-none h-1.5 w-20 min-w-6 shrink overflow-hidden rounded-full bg-sand @xl:w-40"
      >
        <div
          className="h-full origin-left rounded-full bg-petrol transition-transform duration-300"
          style={{ transform: `scaleX(${step / of})` }}
        />
      </div>
      <span className="rounded-full bg-petrol-soft px-3 py-1 text-base font-semibold tabular-nums text-petrol">
        {step}/{of}
      </span>
    </div>
  );
}
