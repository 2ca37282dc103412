import { Progress } from '@/components/ui/progress';

interface StepProgressProps {
  /** From 1 */
  step: number;
  of: number;
}

/** How far a form of several steps has come: '3/10' and a bar. */
export function StepProgress({ step, of }: StepProgressProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Progress
        label="Fortschritt"
        value={step}
        min={1}
        max={of}
        text={`Schritt ${step} von ${of}`}
        className="w-20 min-w-6 shrink @xl:w-40"
      />
      <span className="rounded-full bg-petrol-soft px-3 py-1 text-base font-semibold tabular-nums text-petrol">
        <span key={step}>{`${step}/${of}`}</span>
      </span>
    </div>
  );
}
